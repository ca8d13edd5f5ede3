import { z } from "zod";

/**
 * What names one thing that is to be made once, however often it is sent: of a form, of a file.
 * Long enough that nobody's two are ever the same.
 */
export const IdempotencyKey = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]{16,128}$/, "16 to 128 letters of a token (RFC 9110)");
