import { expect, test } from "vitest";
import type { Translate } from "../../language/phrases.tsx";
import { faultsOf, refusedFields } from "./faults.ts";
import { type CompanyValues, domainsIn, emptyValues } from "./form-values.ts";

const t = ((key: string) => key) as Translate;
const company: CompanyValues = { ...emptyValues, name: "Neroli", type: "CONSULTING" };
const wrong = (changes: Partial<CompanyValues>) =>
  Object.keys(faultsOf(t, { ...company, ...changes }, true));

test("name and type are enough", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ name: " ", type: "" })).toEqual(["name", "type"]);
});

test.each<[string, Partial<CompanyValues>, string[]]>([
  ["an address without a dot", { website: "nowhere" }, ["website"]],
  ["an address without a scheme", { website: "www.example.com/a" }, []],
  ["a year to come", { foundation_year: "9999" }, ["foundation_year"]],
  [
    "a score beyond the scale",
    { dow_jones_sustainability_score: "101" },
    ["dow_jones_sustainability_score"],
  ],
  [
    "food without ingredients",
    { segments: [{ segment: "FOOD", url: "", description: "" }] },
    ["segments"],
  ],
  [
    "an address of another network",
    { media_links: [{ type: "linkedin", url: "x.com/neroli" }] },
    ["media_links.0.url"],
  ],
  ["pasted domains", { valid_email_domains: "1. example.com\n@example.org; münchen.example" }, []],
  [
    "an address instead of a domain",
    { valid_email_domains: "https://example.com" },
    ["valid_email_domains"],
  ],
])("%s", (_what, changes, paths) => {
  expect(wrong(changes)).toEqual(paths);
});

test("a contact that is there twice is marked where it repeats", () => {
  const contact = {
    product_type: "INGREDIENTS",
    contact_type: "SALES",
    person_of_contact: "Ada",
    value: "ada@example.com",
  } as const;
  expect(wrong({ contacts: [contact, contact] })).toEqual(["contacts.1.value"]);
});

test("what the server refuses stands at the form's own field", () => {
  const failures = { "details.number_employees": "no band", "valid_email_domains.1": "a domain" };
  const values = { ...company, valid_email_domains: "example.com\nnowhere" };
  expect(domainsIn(values.valid_email_domains)).toEqual(["example.com", "nowhere"]);
  expect(refusedFields(t, { failures, values })).toEqual({
    number_employees: "no band",
    valid_email_domains: "company-editor.fault.domain",
  });
});
