import { z } from "zod";
import { synonymRelations } from "../enumerations/synonyms.ts";
import { languages } from "../kernel/language.ts";
import { Instant, line, text } from "../kernel/values.ts";

export const fewestNames = 2;
export const mostNames = 40;
export const longestName = 120;
/** Characters of a text of groups: some 8,000 of them. */
export const longestText = 900_000;

/** A name, and whose word it is; null for what is said everywhere, such as an INCI name. */
const SynonymName = z.strictObject({
  text: line(longestName),
  language: z.enum(languages).nullable().default(null),
});
export type SynonymName = z.output<typeof SynonymName>;

const group = {
  relation: z.enum(synonymRelations).default("EQUAL"),
  names: z.array(SynonymName).min(1).max(mostNames),
  /** What is found by the names of a relation that leads; of others it is empty. */
  leads_to: z.array(SynonymName).max(mostNames).default([]),
};

export const NewSynonym = z.strictObject(group);
export type NewSynonym = z.output<typeof NewSynonym>;

export const SynonymForm = z.strictObject({ ...group, version: z.int().min(1) });
export type SynonymForm = z.output<typeof SynonymForm>;

const KeptName = z.object({ text: z.string(), language: z.enum(languages).nullable() });

/** Names that have to do with each other, as their relation says. */
export const Synonym = z.object({
  id: z.uuid(),
  relation: z.enum(synonymRelations),
  names: z.array(KeptName),
  leads_to: z.array(KeptName),
  version: z.int(),
  updated_at: Instant,
});
export type Synonym = z.infer<typeof Synonym>;

/** Groups as lines of text (lines.ts). */
export const SynonymText = z.strictObject({ text: text(longestText).min(1) });

/** Why a line cannot be read. */
export const lineFaults = ["too-few", "too-many", "too-long", "language", "twice"] as const;
export type LineFault = (typeof lineFaults)[number];

/** What a text of groups changes: those that it has and nobody has yet, has otherwise, has so. */
export const SynonymLoad = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faults: z.array(z.object({ line: z.int(), fault: z.enum(lineFaults), text: z.string() })),
});
export type SynonymLoad = z.infer<typeof SynonymLoad>;
