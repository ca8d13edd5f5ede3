import { z } from "zod";
import { offerings, segments, units } from "../enumerations/products.ts";
import { videoPattern } from "../kernel/formats/video.ts";
import { type Language, languages } from "../kernel/language.ts";
import { mostMinor } from "../kernel/money.ts";
import {
  Country,
  CurrencyCode,
  Day,
  failure,
  Instant,
  Key,
  line,
  StoredCountry,
  text,
} from "../kernel/values.ts";
import { LabelSummary } from "../labels/schema.ts";
import { type BoundsName, isLaunchYear, type NumberBounds, numberBounds } from "./bounds.ts";
import { Cas, Composition, type CompositionPart } from "./composition.ts";
import {
  fieldsFor,
  type ProductField,
  type ProductFieldKey,
  productField,
  productFieldKeys,
} from "./fields.ts";
import { femaPattern, flavisPattern, isEc, toENumber } from "./identifiers.ts";
import { TermNames } from "./term-names.ts";
import { keysOfField, type TextKey, type TranslatedKey } from "./text-keys.ts";
import { parseWeight } from "./weights.ts";

export const Quantity = z.object({ value: z.number().min(0), unit: z.enum(units) });
export const Money = z.strictObject({
  minor: z.int().min(0).max(mostMinor).describe("whole minor units: 1250 of EUR is 12.50 EUR"),
  currency: CurrencyCode.describe("ISO 4217"),
});
const rangeOf = (end: z.ZodNumber) =>
  z
    .object({ min: end.optional(), max: end.optional() })
    .refine(
      ({ min, max }) => min !== undefined || max !== undefined,
      failure("field-reasons.range-empty", { message: "needs min or max" }),
    )
    .refine(
      ({ min, max }) => min === undefined || max === undefined || min <= max,
      failure("field-reasons.range-reversed", { message: "min above max" }),
    );

function numberWithin(name: BoundsName | undefined): z.ZodNumber {
  if (!name) return z.number();
  const { min, max, above }: NumberBounds = numberBounds[name];
  let number = z.number();
  if (min !== undefined) number = number.min(min);
  if (max !== undefined) number = number.max(max);
  return above === undefined ? number : number.gt(above);
}

export const PhaseIngredient = z.object({
  name: line(300),
  inci: text(2_000).optional(),
  /** The listed product, when there is one. */
  product: Key.optional(),
  function: text(300).optional(),
  weight: z
    .string()
    .max(120)
    .refine(
      (value) => parseWeight(value) !== null,
      failure("field-reasons.weight", { message: "weight format" }),
    ),
});
export const Phase = z.object({ name: line(60), ingredients: z.array(PhaseIngredient).max(100) });
export const Concept = z.object({ title: line(200), description: text(2_000) });
export const IngredientLabel = z.object({
  title: line(200),
  description: text(2_000),
  reference: text(500),
});

const oneOf: Record<ProductField["type"], (field: ProductField) => z.ZodType> = {
  line: () => line(2_000),
  text: () => text(20_000).min(1),
  term: () => line(200),
  number: ({ bounds = "not-negative" }) => numberWithin(bounds),
  year: () =>
    z
      .int()
      .refine(
        isLaunchYear,
        failure("field-reasons.year", { message: "a year from 1800 to the next" }),
      ),
  flag: () => z.boolean(),
  choice: (field) => z.enum((field.values ?? []) as [string, ...string[]]),
  country: () => Country,
  range: ({ bounds }) => rangeOf(numberWithin(bounds)),
  quantity: () => Quantity,
  money: () => Money,
  cas: () => Cas,
  ec: () =>
    z
      .string()
      .refine(
        isEc,
        failure("field-reasons.ec-format", { message: "an EC number with its check digit" }),
      ),
  e_number: () =>
    z
      .string()
      .max(40)
      .refine(
        (value) => toENumber(value) !== null,
        failure("field-reasons.e-number", { message: "an E-number" }),
      )
      .transform((value) => toENumber(value) ?? value),
  fema: () =>
    z
      .string()
      .refine(
        (value) => femaPattern.test(value),
        failure("field-reasons.fema", { message: "a FEMA number of four digits" }),
      ),
  flavis: () =>
    z
      .string()
      .refine(
        (value) => flavisPattern.test(value),
        failure("field-reasons.flavis", { message: "a FLAVIS number such as 05.018" }),
      ),
  url: () => z.url({ protocol: /^https?$/ }).max(2_000),
  video: () =>
    z
      .string()
      .refine(
        (value) => videoPattern.test(value),
        failure("field-reasons.video", { message: "a video id of 11 characters" }),
      ),
  composition: () => Composition,
  phases: () => z.array(Phase).max(30),
  concepts: () => z.array(Concept).max(50),
  label: () => IngredientLabel,
};

/** In answers: what was stored before such values were refused is shown as it is. */
const storedOneOf: Partial<typeof oneOf> = {
  number: () => z.number(),
  year: () => z.int(),
  country: () => StoredCountry,
  range: () => rangeOf(z.number()),
  money: () => z.object({ minor: z.int(), currency: z.string().describe("ISO 4217") }),
  e_number: () => z.string(),
};

const valueSchema = (field: ProductField, kinds = oneOf): z.ZodType => {
  const one = kinds[field.type](field);
  return field.list ? z.array(one).max(200) : one;
};

/** The shapes that are no text. */
interface Shapes {
  number: number;
  year: number;
  flag: boolean;
  range: z.infer<ReturnType<typeof rangeOf>>;
  quantity: z.infer<typeof Quantity>;
  money: z.infer<typeof Money>;
  composition: CompositionPart[];
  phases: z.infer<typeof Phase>[];
  concepts: z.infer<typeof Concept>[];
  label: z.infer<typeof IngredientLabel>;
}
type One<F extends ProductField> = F["type"] extends keyof Shapes
  ? Shapes[F["type"]]
  : F extends { values: typeof languages }
    ? Language
    : string;
type Value<F extends ProductField> = F extends { list: true } ? One<F>[] : One<F>;
type Registry = typeof import("./fields.ts").productFields;

type TextsOf<Key extends TextKey> = {
  [T in Key]?: T extends `${infer K extends TranslatedKey}@${Language}`
    ? Value<Registry[K]>
    : never;
};

/**
 * The values of a product by field key; a field without a value is absent. What prose says in
 * further languages stands beside it ("tagline@de"; texts.ts).
 */
export type ProductFields = { [K in ProductFieldKey]?: Value<Registry[K]> } & TextsOf<TextKey>;

const storedShape = Object.fromEntries(
  productFieldKeys.flatMap((key) => {
    const schema = valueSchema(productField(key), { ...oneOf, ...storedOneOf }).optional();
    return keysOfField(key).map((each) => [each, schema]);
  }),
);

/** Any subset of the fields, as answers carry it: only what the reader may see. */
export const AnyFields = z.object(storedShape) as unknown as z.ZodType<
  ProductFields,
  ProductFields
>;

/** The fields as a product of this offering is written: its own fields only, name required. */
export function fieldsSchema(
  offering: (typeof offerings)[number],
): z.ZodType<ProductFields & { name: string }> {
  const own = Object.fromEntries(
    fieldsFor(offering).flatMap((key) => {
      const schema = valueSchema(productField(key));
      const optional = schema.optional();
      const needed = productField(key).required ? schema : optional;
      return keysOfField(key).map((each) => [each, each === key ? needed : optional]);
    }),
  );
  return z.strictObject(own) as unknown as z.ZodType<ProductFields & { name: string }>;
}

export const CompanyReference = z.object({
  key: Key,
  name: z.string(),
  verified: z.boolean(),
  logo: z.string().nullable(),
});

export const AnswersWithin = z
  .int()
  .nullable()
  .describe("hours within which the company usually answers; null where too little is known");

/** A product as lists and cards show it. */
export const ProductSummary = z.object({
  key: Key,
  offering: z.enum(offerings),
  segment: z.enum(segments),
  company: CompanyReference,
  name: z.string(),
  inci: z.string().nullable(),
  cas: z.array(z.string()).optional().describe("left out where there are none"),
  tagline: z.string().nullable(),
  functions: z.array(z.string()),
  claims: z.array(z.string()),
  service_types: z.array(z.string()),
  sample_available: z.boolean(),
  document_types: z.array(z.string()),
  image: z.string().nullable(),
  labels: z.array(LabelSummary).optional().describe("left out where there are none"),
  text_languages: z
    .object({ name: z.enum(languages).optional(), tagline: z.enum(languages).optional() })
    .optional()
    .describe("the languages of those that are not in the reader's"),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

export const ProductDocument = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  visibility: z.enum(["PUBLIC", "CONFIDENTIAL"]),
  version: z.int(),
  language: z.string().nullable(),
  size: z.int(),
  uploaded_by: z.string().nullable(),
  created_at: Instant,
  valid_until: Day.nullable().describe("its last valid day, UTC"),
  expired: z.boolean(),
  granted: z
    .object({ until: Day.nullable().describe("its last day, UTC") })
    .nullable()
    .describe("access that the supplier gave the reader's company to what is confidential"),
  can: z.object({ download: z.boolean() }),
});
export type ProductDocument = z.infer<typeof ProductDocument>;

export const Product = z.object({
  key: Key,
  offering: z.enum(offerings),
  segment: z.enum(segments),
  company: CompanyReference.extend({ answers_within_hours: AnswersWithin }),
  name: z.string(),
  labels: z.array(LabelSummary),
  fields: AnyFields,
  text_languages: z
    .partialRecord(z.enum(productFieldKeys), z.enum(languages))
    .optional()
    .describe("the languages of fields of prose that are not in the reader's"),
  names: TermNames.optional().describe("of terms in these fields, in the reader's language"),
  /** Fields that have a value which this reader may not see. PRIVATE ones are not named at all. */
  restricted_fields: z.array(z.string()),
  images: z.array(z.string()),
  documents: z.array(ProductDocument),
  similar: z.array(ProductSummary),
  in_stock: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  can: z.object({ edit: z.boolean(), request: z.boolean() }),
});
export type Product = z.infer<typeof Product>;
