import type { ProductFields } from "@neroli/contract/products/schema.ts";

/** Values that make a table or a workbook stumble. */
const odd = [
  '=HYPERLINK("http://x")',
  "+49 30",
  "-5 °C",
  "@home",
  "'quoted",
  "'=x",
  'a "b"; c, d | e / f',
  "Zeile 1\r\nZeile 2\n\nZeile 4",
  "tab\tin it",
  "  inner   blanks\u00a0kept",
  "soft\u00adhyphen",
  "_x000D_ <&> ☃ 𝒳",
  "007",
  "1,5",
  "true",
  "-",
  "NA",
  "null",
  "2026-01-02",
  '"',
];

const ingredient: ProductFields = {
  name: odd[0] ?? "",
  trade_name: "Plain (R) 2",
  inci: "AQUA (and)  GLYCERIN",
  cas: ["7732-18-5", "56-81-5"],
  ec: ["231-791-2"],
  composition: [
    { inci: "AQUA", cas: ["7732-18-5"], min: "0", max: "12.000001" },
    { inci: '=GLYCERIN; "x"', cas: ["56-81-5", "7732-18-5"], min: "80.50" },
    { inci: "-" },
  ],
  iupac: odd[7] ?? "",
  ingredient_category: "SUBSTANCE",
  year_of_launch: 2019,
  description: odd.join("\n"),
  "description@de": odd.join("\n"),
  "name@it": "007",
  "packaging@de": ["25 kg; Fass", "IBC"],
  ingredient_labels: [
    { title: "Vegan", description: "", reference: "" },
    { title: "=1", description: "two\nlines", reference: "-" },
  ],
  functions: odd,
  applications: ["One"],
  origin: ["BOTANICAL", "MINERAL"],
  usage_level: { min: 0.1 + 0.2, max: 3 },
  ph_stability_range: { max: 7 },
  temperature_stability: { min: -20.5 },
  viscosity: { min: 1e-7, max: 123_456_789.125 },
  in_stock: false,
  minimum_order_quantity: { value: 0.5, unit: "fl oz" },
  sample_size: { value: 25, unit: "g" },
  sample_unit_price: { minor: 123_405, currency: "EUR" },
  sample_price_note: "12.50 EUR",
  "sample_price_note@de": "frei; auf Anfrage",
  packaging: ["25 kg; drum", "IBC", "25 kg; drum"],
  payment_terms: ["NET_1_10__30", "COD"],
  shelf_life: 24,
  country_origin: ["NA", "DE", "XK"],
  publications: ["Smith J; Doe K. (2020)", "'"],
  webpage: "https://example.com/a?b=1",
  video: "dQw4w9WgXcQ",
  sap_material_code: "000123",
  business_priority: "HIGH",
};

const food: ProductFields = {
  name: "Food",
  general_food_name: "E",
  sample_unit_price: { minor: 1234, currency: "KWD" },
  e_number: "E150d",
  fema: "2475",
  flavis: "05.018",
  jecfa: "0012",
};

const formulation: ProductFields = {
  name: "Gel",
  sample_unit_price: { minor: 1200, currency: "JPY" },
  formulation_code: "F-1",
  phases: [
    {
      name: "A",
      ingredients: [
        { name: "Water", inci: "AQUA", weight: "qs (100)" },
        { name: "-", product: "listed-1", function: "x; y", weight: "up to 5.50 %" },
      ],
    },
    { name: "A", ingredients: [] },
    { name: "B", ingredients: [{ name: "Water", inci: "", weight: "1% to 2%" }] },
  ],
  procedure: ["Mix; heat.\nCool.", "1. Stir", "Mix; heat.\nCool."],
  concepts: [
    { title: "One", description: odd.join(" ") },
    { title: "Two", description: "" },
  ],
  performance_claims: Array.from({ length: 200 }, (_, at) => `${"claim ".repeat(30)}${at}`),
};

const service: ProductFields = {
  name: "Testing",
  service_types: ["TESTING", "CONSULTING"],
  regions: ["EMEA"],
  countries: ["DE"],
  sample_work: "A\nB",
};

/** Products of every offering, one of them in the trash. */
export const oddProducts = [
  { key: "a-1", fields: ingredient, visibility: { cas: "RESTRICTED", inci: "PRIVATE" } as const },
  { key: "a-2", fields: food, segment: "FOOD" as const, trashed_at: new Date() },
  { key: "f-1", fields: formulation, offering: "FORMULATIONS" as const },
  { key: "s-1", fields: service, offering: "SERVICES" as const, segment: "HOMECARE" as const },
  { key: "z-1", fields: { name: "Nothing else" } },
];
