/**
 * What is sent, as the client's types take it: they are made from a description that knows fewer
 * settings, fields of mappings and lines of orders than OpenSearch does. All such casts are this one.
 */
export const asBody = (body: unknown): never => body as never;
