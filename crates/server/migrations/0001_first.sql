-- Times are seconds since 1970. Secrets are kept as SHA-256, passwords as Argon2 strings.

CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    -- The name in lower case: accounts and programs have it alone, guests have none.
    folded TEXT UNIQUE,
    rank TEXT NOT NULL CHECK (rank IN ('guest', 'account', 'bot')),
    password TEXT,
    owner INTEGER REFERENCES people (id),
    departed INTEGER NOT NULL DEFAULT 0,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
);

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash BLOB NOT NULL UNIQUE,
    made INTEGER NOT NULL
);
CREATE INDEX tokens_by_owner ON tokens (owner);

CREATE TABLE packs (
    digest TEXT PRIMARY KEY,
    files TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT UNIQUE,
    stage TEXT NOT NULL,
    public INTEGER NOT NULL,
    free INTEGER NOT NULL,
    wish TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES people (id),
    made INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    seed BLOB NOT NULL,
    commitment TEXT NOT NULL,
    pack TEXT NOT NULL REFERENCES packs (digest),
    version INTEGER NOT NULL,
    standing TEXT NOT NULL,
    sealed TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX tables_by_stage ON tables (stage, public, changed);
CREATE INDEX tables_by_change ON tables (changed);

CREATE TABLE seated (
    person INTEGER NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seated_by_table ON seated (table_id);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE done (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, key)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    room TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE mutes (
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
