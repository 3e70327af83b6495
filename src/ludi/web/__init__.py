"""How a match looks in a browser: what one viewer sees (`scene`), how it is drawn (`drawing`), and in which words."""
