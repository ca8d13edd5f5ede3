import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { z } from "zod";

type Json = Record<string, unknown>;
type Transform = typeof jsonSchemaTransform;

/** Schemas by the names that the API document has for them. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

/**
 * Turns schemas of calls into JSON Schema, in which every object that has a name is a reference to
 * `components`: programs that are made of the document get its types by name, and each once. What is
 * taken otherwise than it is answered, as by defaults, has two: `FormulaContent` and
 * `FormulaContentInput`.
 *
 * Objects are known by what they say, not by who made them: a part with words of its own stands
 * where it is.
 */
export function nameSchemas(schemas: NamedSchemas): {
  transform: Transform;
  /** Those that what was turned until now refers to, themselves or by each other. */
  components(): Json;
} {
  const named = new Map<string, { name: string; said: Json }>();
  const used = new Map<string, Json>();
  const add = (name: string, said: Json) => {
    const text = JSON.stringify(said);
    if (!named.has(text)) named.set(text, { name, said });
  };
  /** Once: not every document is asked for. */
  let read = (like: Parameters<Transform>[0]) => {
    for (const [name, schema] of Object.entries(schemas)) {
      const both = { body: schema, response: { 200: schema } };
      const { body, response } = jsonSchemaTransform({ ...like, schema: both }).schema as {
        body: Json;
        response: { 200: Json };
      };
      add(name, response[200]);
      add(`${name}Input`, body);
    }
    read = () => {};
  };
  const refer = (value: unknown): unknown => {
    const found = isObjectSchema(value) && named.get(JSON.stringify(value));
    if (!found) return within(value);
    if (!used.has(found.name)) {
      used.set(found.name, {});
      used.set(found.name, within(found.said) as Json);
    }
    return { $ref: `#/components/schemas/${found.name}` };
  };
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, refer(part)]));
  };
  return {
    transform(document) {
      read(document);
      const { schema, url } = jsonSchemaTransform(document);
      const { body, response } = schema as { body?: Json; response?: Json };
      return {
        schema: {
          ...schema,
          ...(body && { body: refer(body) }),
          ...(response && { response: within(response) }),
        },
        url,
      };
    },
    components: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const isObjectSchema = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && "type" in value && value.type === "object";
