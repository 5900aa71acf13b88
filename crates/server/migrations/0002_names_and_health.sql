-- What a name looks like (UTS 39), as it is written and in lower case. Not unique: names that were
-- taken before this was looked at stay. The program fills them in, for it alone knows the tables.
ALTER TABLE people ADD COLUMN likeness TEXT;
ALTER TABLE people ADD COLUMN small_likeness TEXT;
CREATE INDEX people_by_likeness ON people (likeness);
CREATE INDEX people_by_small_likeness ON people (small_likeness);

-- One row that is written to see whether the disk takes anything.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beats INTEGER NOT NULL
);
INSERT INTO pulse (id, beats) VALUES (1, 0);
