-- What the store knows of time: one row. Data of before dates its own last sign of life.
CREATE TABLE life (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    believed INTEGER NOT NULL,
    clock INTEGER NOT NULL,
    steady INTEGER NOT NULL,
    lease INTEGER NOT NULL
);
INSERT INTO life (one, believed, clock, steady, lease)
SELECT 1, seen, seen, 0, 0 FROM (
    SELECT MAX(seen) AS seen FROM (
        SELECT MAX(seen) AS seen FROM people
        UNION ALL SELECT MAX(changed) FROM tables
        UNION ALL SELECT MAX(seen) FROM sessions
    )
) WHERE seen IS NOT NULL;

-- The SHA-256 of the command under a key; older marks have none.
ALTER TABLE done ADD COLUMN digest BLOB;

-- The chain over the lines of a table, and the digest over all that a step writes.
ALTER TABLE tables ADD COLUMN chain BLOB;
ALTER TABLE tables ADD COLUMN digest BLOB;
