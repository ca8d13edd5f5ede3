import { startCatalogue } from "./upkeep/start-catalogue.ts";

/** The catalogue of a test's own database, followed as the server follows it; `stop` ends it. */
export const createCatalogue = (): Promise<{ stop(): Promise<void> }> => startCatalogue();
