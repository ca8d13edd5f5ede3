import { z } from "zod";
import { offerings } from "../enumerations/products.ts";
import { failure, Instant, line } from "../kernel/values.ts";
import { frequencies, savedSearchNameLength } from "./frequencies.ts";
import { readParameters } from "./search-state.ts";

/** How the hits are shown. */
const views = ["cards", "list"] as const;

/** Whatever the search call takes can be saved; what it refuses cannot. */
const Parameters = z
  .record(z.string().max(60), z.string().max(8_000))
  .superRefine((given, { addIssue }) => {
    for (const { path, message } of readParameters(given).error?.issues ?? []) {
      addIssue({ code: "custom", path, ...failure("choice", { message }) });
    }
  });

const form = { name: line(savedSearchNameLength), frequency: z.enum(frequencies) };

export const NewSavedSearch = z.strictObject({
  ...form,
  frequency: z.enum(frequencies).default("NEVER"),
  offering: z.enum(offerings),
  query: Parameters,
  view: z.enum(views).default("cards"),
});
export type NewSavedSearch = z.output<typeof NewSavedSearch>;

export const SavedSearchForm = z.strictObject({ ...form, version: z.int().min(1) });
export type SavedSearchForm = z.output<typeof SavedSearchForm>;

export const SavedSearch = z.object({
  id: z.uuid(),
  ...form,
  offering: z.enum(offerings),
  /** The parameters of the search, for its call and its address. */
  query: z.record(z.string(), z.string()),
  view: z.enum(views),
  /** The filters that are set, in the reader's words. */
  filters: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  looked_at: Instant,
  created_at: Instant,
  version: z.int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;
