import type { Actor } from "../../kernel/actor.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";

/** INCI names that this actor may see and that start as typed, the most used first. */
export async function suggestInci(
  actor: Actor,
  { query, limit }: { query: string; limit: number },
): Promise<{ text: string; count: number }[]> {
  const asked = { text: query, limit, fields: ["inci"] };
  const found = await catalogue().searcher.suggest("INGREDIENTS", asked, productViewer(actor));
  return found.map(({ text, count }) => ({ text, count }));
}
