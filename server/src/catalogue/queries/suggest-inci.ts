import type { Actor } from "../../kernel/actor.ts";
import { catalogue } from "../catalogue.ts";
import { productViewer } from "../policy.ts";

/** INCI names that this actor may see and that start as typed, the most used first. */
export const suggestInci = (
  actor: Actor,
  { query, limit }: { query: string; limit: number },
): { text: string; count: number }[] =>
  catalogue()
    .indexes.INGREDIENTS.suggest(query, productViewer(actor), limit, "inci")
    .map(({ text, count }) => ({ text, count }));
