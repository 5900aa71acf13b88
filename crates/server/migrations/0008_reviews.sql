-- Reviews of matches that are over, one JSON object each: made once, when somebody first asks.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    made INTEGER NOT NULL,
    text TEXT NOT NULL
) WITHOUT ROWID;
