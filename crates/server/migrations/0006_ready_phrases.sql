-- Whether a line of chat is a ready phrase, which is kept by its name and read in any language.
ALTER TABLE chat ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
