import { SearchAway } from "../opensearch/engine/ask-engine.ts";
import type { Catalogue } from "../serving/catalogue.ts";

/**
 * What is looked up in indexes that are kept elsewhere; while they are away the rest goes on without,
 * and whoever keeps them reads what was missed once they are back.
 */
export async function unlessAway<T>(
  { keeper }: Catalogue,
  instead: T,
  look: () => Promise<T>,
): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof SearchAway)) throw error;
    keeper?.miss();
    return instead;
  }
}
