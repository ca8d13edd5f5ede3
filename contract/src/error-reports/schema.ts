import { z } from "zod";

/** What went wrong in a browser that the server cannot have heard of. */
const ErrorKind = z.enum(["SCRIPT", "PROMISE", "RENDER", "PAGE_FILE"]);

/** One error as a browser tells it; the server takes out what may be about people. */
export const ErrorReport = z.object({
  kind: ErrorKind,
  /** The error's name, such as TypeError. */
  name: z.string().max(100),
  message: z.string().max(1_000),
  stack: z.string().max(8_000).optional(),
  /** The path of the page, of which its pattern alone is kept. */
  path: z.string().max(2_000),
});
export type ErrorReport = z.output<typeof ErrorReport>;
