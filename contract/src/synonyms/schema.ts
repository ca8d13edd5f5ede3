import { z } from "zod";
import { languages } from "../kernel/language.ts";
import { Instant, line } from "../kernel/values.ts";

export const fewestNames = 2;
export const mostNames = 40;
export const longestName = 120;

/** A name, and whose word it is; null for what is said everywhere, such as an INCI name. */
const SynonymName = z.strictObject({
  text: line(longestName),
  language: z.enum(languages).nullable().default(null),
});
export type SynonymName = z.output<typeof SynonymName>;

const names = z.array(SynonymName).min(fewestNames).max(mostNames);

export const NewSynonym = z.strictObject({ names });
export type NewSynonym = z.output<typeof NewSynonym>;

export const SynonymForm = z.strictObject({ names, version: z.int().min(1) });
export type SynonymForm = z.output<typeof SynonymForm>;

/** Names that mean the same. */
export const Synonym = z.object({
  id: z.uuid(),
  names: z.array(z.object({ text: z.string(), language: z.enum(languages).nullable() })),
  version: z.int(),
  updated_at: Instant,
});
export type Synonym = z.infer<typeof Synonym>;
