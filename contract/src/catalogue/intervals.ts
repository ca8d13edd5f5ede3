import { z } from "zod";
import { decodeInterval } from "./interval-values.ts";

/** An interval in a query string. */
export const QueryInterval = z.string().transform((text, { addIssue }) => {
  const interval = decodeInterval(text);
  if (interval !== null) return interval;
  addIssue({ code: "custom", message: "two numbers with two dots between, such as 4..6.5" });
  return z.NEVER;
});
