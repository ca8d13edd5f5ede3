import { schemas } from "../serving/catalogue.ts";
import { type BegunReading, beginReading } from "../snapshot/begin-reading.ts";

/** Begins what `startCatalogue` goes on with and needs no database for. */
export const beginCatalogue = (folder: string): Promise<BegunReading | null> =>
  beginReading(folder, schemas);
