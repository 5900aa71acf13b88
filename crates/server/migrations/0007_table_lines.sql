-- What happened at a table beside its match, one line of JSON for each step: all that a table is
-- follows from them and from the lines of its record. A table of before has one line that holds how
-- it stood.
CREATE TABLE table_lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO table_lines (table_id, n, text)
SELECT id, 0, json_object(
    'v', 1,
    'at', changed * 1000,
    'stood', json(json_remove(standing, '$.awaited', '$.progress'))
) FROM tables WHERE json_valid(standing);

-- The chain over these lines; none until the next step of a table of before.
ALTER TABLE tables ADD COLUMN table_chain BLOB;

-- When the server was last known to live, in milliseconds.
ALTER TABLE pulse ADD COLUMN seen INTEGER;
