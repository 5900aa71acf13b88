-- Packs that people have installed. What is in them lies in `packs` under the digest, beside those
-- of matches: taking one away here leaves the matches alone.
CREATE TABLE installed (
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    digest TEXT NOT NULL REFERENCES packs (digest),
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    original INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (person, digest)
) WITHOUT ROWID;
CREATE INDEX installed_by_digest ON installed (digest);
CREATE INDEX tables_by_pack ON tables (pack);
