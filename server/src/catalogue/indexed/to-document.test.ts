import { describe, expect, test } from "vitest";
import type { IndexedCompany, IndexedProduct } from "./indexed-rows.ts";
import { toDocument } from "./to-document.ts";
import { toSummaries } from "./to-summary.ts";
import { toCompanySummaries, toSupplierDocument } from "./to-supplier.ts";

const company: IndexedCompany = {
  key: "maker",
  name: "Maker",
  type: "DISTRIBUTOR",
  offering: ["INGREDIENTS"],
  verified: true,
  shown: true,
  excluded_types: [],
  formerly_known_as: null,
  country: "IT",
  tagline: "Oils and more",
  description: null,
  segments: [{ segment: "FOOD" }],
  data_visibility: {},
  created_at: new Date(0),
  logo: null,
};

const product: IndexedProduct = {
  key: "oil",
  company_key: "maker",
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  name: "Oil",
  fields: { name: "Oil" },
  visibility: {},
  shown: true,
  created_at: new Date(5),
  document_types: [],
  labels: null,
  image: null,
};

const reference = { key: "maker", name: "Maker", verified: true, logo: null };

describe("a product as a document of the index", () => {
  test("a value has the tier that the supplier decided, else the registry's", () => {
    const { values, facets } = toDocument(
      {
        ...product,
        fields: {
          name: "Oil",
          inci: "Oleum",
          cas: ["56-81-5", "57-55-6"],
          sap_material_code: "4711",
          functions: ["Emollient"],
          hazard_statements: ["H225"],
        },
        visibility: { inci: "RESTRICTED", functions: "PRIVATE", name: "PRIVATE" },
      },
      company,
    );
    expect(values).toEqual([
      // Without its name a product would be nothing to look at.
      { field: "name", text: "Oil", tier: 0 },
      { field: "company", text: "Maker", tier: 0 },
      { field: "inci", text: "Oleum", tier: 1 },
      { field: "cas", text: "56-81-5", tier: 0 },
      { field: "cas", text: "57-55-6", tier: 0 },
      { field: "sap_material_code", text: "4711", tier: 2 },
      { field: "functions", text: "Emollient", tier: 2 },
    ]);
    expect(facets).toEqual([
      { group: "segment", value: "PERSONALCARE", tier: 0 },
      { group: "company", value: "maker", tier: 0 },
      { group: "functions", value: "Emollient", tier: 2 },
      { group: "hazard_statements", value: "H225", tier: 1 },
    ]);
  });

  test("flags, years and document types are facets in their own spelling", () => {
    const fields = { name: "Oil", in_stock: false, year_of_launch: 2024 };
    const { facets } = toDocument({ ...product, fields, document_types: ["SDS", "TDS"] }, company);
    expect(facets).toEqual(
      expect.arrayContaining([
        { group: "documents", value: "SDS", tier: 0 },
        { group: "documents", value: "TDS", tier: 0 },
        { group: "in_stock", value: "false", tier: 0 },
        { group: "year_of_launch", value: "2024", tier: 0 },
      ]),
    );
  });

  test("a formula is found by its components, as openly as its phases are shown", () => {
    const ingredients = [
      { name: "Glycerin 99", inci: "Glycerin", function: "Humectant", weight: "5%" },
    ];
    const { values } = toDocument(
      {
        ...product,
        offering: "FORMULATIONS",
        fields: { name: "Oil", phases: [{ name: "A", ingredients }] },
        visibility: { phases: "RESTRICTED" },
      },
      company,
    );
    expect(values.filter(({ field }) => field === "phases")).toEqual([
      { field: "phases", text: "Glycerin 99", tier: 1 },
      { field: "phases", text: "Glycerin", tier: 1 },
      { field: "phases", text: "Humectant", tier: 1 },
    ]);
  });

  test("exclusions and the company's state go with each product", () => {
    const strict = { ...company, shown: false, excluded_types: ["UNIVERSITY" as const] };
    expect(toDocument(product, strict)).toMatchObject({
      company: "maker",
      hidden_from: ["UNIVERSITY"],
      unseen: true,
    });
  });

  test("the rank does not tell of fields that are hidden", () => {
    const more = { name: "Oil", sap_material_code: "4711", procedure: ["Stir"] };
    expect(toDocument({ ...product, fields: more }, company).rank).toBe(
      toDocument(product, company).rank,
    );
  });
});

describe("a product as a summary", () => {
  test("each tier reads its own fields; the three strongest claims in their order", () => {
    const fields = {
      name: "Oil",
      inci: "Oleum",
      free_from_claims: ["Silicone-free"],
      sustainability_claims: ["Vegan", "Upcycled"],
      performance_claims: ["Shine"],
      functions: ["Emollient"],
      in_stock: false,
    };
    const [open, restricted, own] = toSummaries(
      {
        ...product,
        fields,
        visibility: { performance_claims: "RESTRICTED", functions: "PRIVATE", in_stock: "PRIVATE" },
      },
      reference,
    );
    expect(open).toMatchObject({ inci: "Oleum", functions: [], sample_available: true });
    expect(open.claims).toEqual(["Vegan", "Upcycled", "Silicone-free"]);
    expect(restricted.claims).toEqual(["Shine", "Vegan", "Upcycled"]);
    expect(restricted).toMatchObject({ functions: [], sample_available: true });
    expect(own).toMatchObject({ functions: ["Emollient"], sample_available: false });
  });

  test("what everybody reads alike is kept once; a service has no samples", () => {
    const [open, restricted, own] = toSummaries({ ...product, offering: "SERVICES" }, reference);
    expect(restricted).toBe(open);
    expect(own).toBe(open);
    expect(open.sample_available).toBe(false);
  });
});

describe("a company as a document of the index", () => {
  const secretive = {
    ...company,
    data_visibility: { tagline: "CONFIDENTIAL", country: "CONFIDENTIAL" } as const,
  };
  const tierOf = (row: IndexedCompany) => ({
    tagline: toSupplierDocument(row).values.find(({ field }) => field === "tagline")?.tier,
    country: toSupplierDocument(row).facets.find(({ group }) => group === "country")?.tier,
    region: toSupplierDocument(row).facets.find(({ value }) => value === "EUROPE")?.tier,
  });

  test("confidential data is found by vetted readers, and by support alone where some are excluded", () => {
    expect(tierOf(company)).toEqual({ tagline: 0, country: 0, region: 0 });
    expect(tierOf(secretive)).toEqual({ tagline: 1, country: 1, region: 1 });
    expect(tierOf({ ...secretive, excluded_types: ["UNIVERSITY"] })).toEqual({
      tagline: 2,
      country: 2,
      region: 2,
    });
  });

  test("confidential data is left out of the open summary", () => {
    const [open, confidential] = toCompanySummaries(secretive);
    expect(open).toMatchObject({ tagline: null, country: null, segments: ["FOOD"] });
    expect(confidential).toMatchObject({ tagline: "Oils and more", country: "IT" });
  });
});
