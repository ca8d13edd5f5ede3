import { z } from "zod";

/**
 * The names of terms in a language: by field, then by term. A term that is called the same as in
 * English is left out.
 */
export const TermNames = z.record(z.string(), z.record(z.string(), z.string()));
export type TermNames = z.infer<typeof TermNames>;
