"""The web application: tables, the store, live updates. It knows no game by name."""
