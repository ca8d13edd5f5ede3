import { SearchAway } from "../opensearch/engine/ask-engine.ts";

/** What is looked up in the indexes; where these are kept elsewhere, and away, the rest goes on. */
export async function unlessAway<T>(
  look: () => Promise<T>,
  instead: () => T | Promise<T>,
): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof SearchAway) return instead();
    throw error;
  }
}
