import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import type { Offering } from "@neroli/contract/products/enumerations.ts";
import type { z } from "zod";
import type { Actor } from "../kernel/actor.ts";
import { indexOf, indexViewer } from "./catalogue.ts";

type Suggestions = z.output<(typeof catalogueEndpoints)["GET /search/suggestions"]["response"]>;

const kinds = ["name", "inci", "functions", "company"] as const;
const perKind = 5;
/** Enough that each kind can fill its share. */
const asked = 60;

/** Completions of what is being typed, the commonest of each kind first. */
export function suggest(actor: Actor, text: string, offering: Offering): Suggestions {
  const found = indexOf(offering).suggest(text, indexViewer(actor), asked);
  return {
    content: kinds.flatMap((kind) =>
      found
        .filter(({ field }) => field === kind)
        .slice(0, perKind)
        .map(({ text, count, key }) => ({ kind, text, count, key })),
    ),
  };
}
