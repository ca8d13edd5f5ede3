import { z } from "zod";
import { contentKinds, decodeContents, mostContents } from "./content-values.ts";

/** A list of contents in a query string. */
export const QueryContents = z
  .string()
  .max(8_000)
  .transform((text, { addIssue }) => {
    const contents = decodeContents(text);
    if (contents !== null && contents.length <= mostContents) return contents;
    const message = `at most ${mostContents} of ${contentKinds.join(", ")}, each as kind:value`;
    addIssue({ code: "custom", message });
    return z.NEVER;
  });
