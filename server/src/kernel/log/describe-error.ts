import { inSources } from "./in-sources.ts";

interface Described {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: Described;
  errors?: Described[];
}

const deepest = 5;
const longest = 10_000;
const short = (text: string) => text.slice(0, longest);

/**
 * An error as the log has it: its words, where it was thrown and what caused it. Nothing else that
 * libraries hang on theirs: that may be what somebody sent, or the values of a row.
 */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: short(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  const several = error instanceof AggregateError ? error.errors.slice(0, deepest) : [];
  return {
    type: name,
    message: short(message),
    ...(typeof code === "string" && { code }),
    ...(stack !== undefined && { stack: short(inSources(stack)) }),
    ...(cause !== undefined && depth < deepest && { cause: describeError(cause, depth + 1) }),
    ...(several.length > 0 &&
      depth < deepest && { errors: several.map((each) => describeError(each, depth + 1)) }),
  };
}
