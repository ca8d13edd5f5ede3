/** The header that carries a call's key; apart from its schema, so that no zod reaches the browser. */
export const idempotencyHeader = "idempotency-key";
