import { toFailures } from "@neroli/contract/kernel/zod-failures.ts";
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { InvalidInput } from "./invalid-input.ts";

/** Judges params, query and body by the contract's schemas; what is refused is told by code. */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (given) => {
    const { success, data, error } = schema.safeParse(given);
    return success ? { value: data } : { error: new InvalidInput(toFailures(error.issues, given)) };
  };
