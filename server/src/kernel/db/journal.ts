/**
 * A place in PostgreSQL's journal (a WAL location, pg_lsn), in bytes from its beginning: who has
 * read on as far as a commit's place finds that commit.
 */
export type JournalPlace = number;

/** The place of now, of whatever is committed at this moment; asked of the primary alone. */
export const journalPlace = "(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)";

/** The place up to which a replica has read; null on a database that is none. */
export const replayedPlace = "(pg_last_wal_replay_lsn() - '0/0'::pg_lsn)";
