"""The web application: tables, the store, live updates. Knows no game by name."""
