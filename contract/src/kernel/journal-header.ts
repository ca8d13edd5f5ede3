/**
 * The header by which a caller finds again what they did or saw, where a standby of the database
 * answers readings: answers to changes give a place in the database's journal, and who sends it with
 * a reading finds nothing older. It says "unknown" where the place could not be told.
 */
export const journalHeader = "neroli-journal";
