import { z } from "zod";
import { byRule, Key, line, text } from "../kernel/values.ts";
import { placeholdersAreKnown } from "./form-rules.ts";

/** Answer templates of one company at most. */
export const mostTemplates = 100;

const fields = { name: line(80), body: text(5_000).min(1) };
const version = z.int().min(1);

export const NewAnswerTemplate = z.strictObject(fields).refine(...byRule(placeholdersAreKnown));
export type NewAnswerTemplate = z.output<typeof NewAnswerTemplate>;

/** The whole template, and the version that was changed. */
export const ChangedAnswerTemplate = z
  .strictObject({ ...fields, version })
  .refine(...byRule(placeholdersAreKnown));
export type ChangedAnswerTemplate = z.output<typeof ChangedAnswerTemplate>;

/** What a company answers often, with the placeholders of placeholders.ts. */
export const AnswerTemplate = z.object({ key: Key, name: z.string(), body: z.string(), version });
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
