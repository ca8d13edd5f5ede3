import { z } from "zod";
import type { Random } from "./random.ts";

type Schema = z.core.JSONSchema.JSONSchema;

const made = new WeakMap<z.ZodType, Schema>();

/** A schema of the contract as a document about what is sent. */
export function schemaOf(type: z.ZodType): Schema {
  const known = made.get(type);
  if (known) return known;
  const schema = z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema;
  made.set(type, schema);
  return schema;
}

interface Making {
  random: Random;
  /** What is known of the server's own: keys that are there. */
  known: readonly string[];
  root: Schema;
  depth: number;
}

/** A value that the schema takes, as far as a document can tell. */
export function valueBy(schema: Schema, { random, known }: Pick<Making, "random" | "known">) {
  return make(schema, { random, known, root: schema, depth: 0 });
}

function make(schema: Schema | boolean, making: Making): unknown {
  const { random } = making;
  if (typeof schema === "boolean" || making.depth > 12) return null;
  if (schema.$ref) return make(resolve(schema.$ref, making.root), deeper(making));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return make(random.pick(either), deeper(making));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => make(part, deeper(making)));
    return parts.every((part) => typeof part === "object") ? Object.assign({}, ...parts) : parts[0];
  }
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  return makers[type ?? "unknown"]?.(schema, making) ?? null;
}

const deeper = (making: Making): Making => ({ ...making, depth: making.depth + 1 });

const resolve = (ref: string, root: Schema): Schema => {
  const path = ref.replace(/^#\/?/, "").split("/").filter(Boolean);
  return path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], root) as Schema;
};

const makers: Record<string, (schema: Schema, making: Making) => unknown> = {
  object: makeObject,
  array(schema, making) {
    const { minItems = 0, maxItems = 5, items } = schema;
    const count = Math.min(minItems + making.random.below(4), Math.max(maxItems, minItems), 40);
    return Array.from({ length: count }, () => make((items as Schema) ?? {}, deeper(making)));
  },
  string: makeText,
  number: (schema, { random }) => numberIn(schema, random, random.next()),
  integer: (schema, { random }) => Math.round(numberIn(schema, random, random.next())),
  boolean: (_, { random }) => random.chance(0.5),
  null: () => null,
  unknown: (_, { random, known }) => random.pick<unknown>([1, "a", true, null, random.pick(known)]),
};

function makeObject(schema: Schema, making: Making) {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const entries: [string, unknown][] = [];
  for (const [name, each] of Object.entries(properties)) {
    if (!required.includes(name) && making.random.chance(0.5)) continue;
    entries.push([name, make(each as Schema, deeper(making))]);
  }
  if (typeof additionalProperties === "object" && making.random.chance(0.7)) {
    const name = make((propertyNames as Schema) ?? { type: "string" }, deeper(making));
    entries.push([String(name), make(additionalProperties, deeper(making))]);
  }
  return Object.fromEntries(entries);
}

function numberIn({ minimum = 0, maximum = minimum + 100 }: Schema, random: Random, at: number) {
  if (random.chance(0.2)) return random.pick([minimum, maximum]);
  return minimum + at * Math.min(maximum - minimum, 1_000);
}

const formats: Record<string, string> = {
  date: "2026-05-04",
  "date-time": "2026-05-04T10:00:00.000Z",
  uuid: "00000000-0000-7000-8000-000000000000",
  email: "ada@fuzz.example",
  uri: "https://fuzz.example/",
  url: "https://fuzz.example/",
};
const samples = [
  "a",
  "abc",
  "12",
  "A1",
  "en",
  "DE",
  "2026-05-04",
  "50-00-0",
  "a-b",
  "a".repeat(43),
];

function makeText({ format, pattern, minLength = 0, maxLength = 200 }: Schema, making: Making) {
  const { random, known } = making;
  const fits = pattern ? new RegExp(pattern, "u") : /^/;
  const sized = (text: string) => text.length >= minLength && text.length <= maxLength;
  const own = known.filter((each) => fits.test(each) && sized(each));
  if (own.length > 0 && random.chance(0.6)) return random.pick(own);
  const named = formats[format ?? ""];
  if (named !== undefined) return named;
  const fitting = samples.filter((each) => fits.test(each) && sized(each));
  if (pattern && fitting.length > 0) return random.pick(fitting);
  return "Neroli ".repeat(30).slice(0, Math.max(minLength, Math.min(maxLength, random.below(40))));
}
