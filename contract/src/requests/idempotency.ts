/** The header that carries a form's key; apart from the schemas, so that no zod reaches the browser. */
export const idempotencyHeader = "idempotency-key";
