import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { createCompany } from "../../server/src/companies/factory.ts";
import { seedDemo } from "../../server/src/demo/seed.ts";
import { cosing } from "../../server/src/imports/profiles/cosing.ts";
import { personalCareCatalogue } from "../../server/src/imports/profiles/personal-care-catalogue.ts";
import { startAssets } from "../../server/src/kernel/assets/assets.ts";
import { createUser } from "../../server/src/users/factory.ts";
import { importApart } from "../import/import-apart.ts";

// Real data of others, as the product imports it.

const data = path.resolve(import.meta.dirname, "../../../shared/data");

export interface Place {
  url: string;
  /** The folder of files. */
  data: string;
}

interface Source {
  file: string;
  mapping: Mapping;
  /** Makes of the file one that can be imported; it is imported as it is where this is left out. */
  prepare?: (file: string) => Promise<string>;
}

export const supplier = "personal-care-catalogue";

const inventory: Record<string, Source> = {
  "inci-inventory": { file: "cosing_ingredients.csv.gz", mapping: cosing },
  [supplier]: { file: "basf_personal_care_products.json", mapping: personalCareCatalogue },
};

const column = (name: string, field = name) => ({ column: name, field });

const food: Record<string, Source> = {
  flavourings: {
    file: "eu_union_list_flavourings.csv",
    mapping: {
      offering: "INGREDIENTS",
      segment: "FOOD",
      identity: { by: "field", field: "flavis" },
      columns: [
        column("FL No.", "flavis"),
        column("Chemical Name", "name"),
        column("CAS No.", "cas"),
        column("JECFA No.", "jecfa"),
        column("CoE No.", "coe"),
        column("Restrictions of Use", "restriction"),
      ],
      values: {},
      rest: null,
    } as Mapping,
  },
  additives: {
    file: "off_additives_5lang.json",
    prepare: additivesAsRows,
    mapping: {
      offering: "INGREDIENTS",
      segment: "FOOD",
      identity: { by: "field", field: "e_number" },
      columns: ["e_number", "name", "name@de", "name@it", "name@fr", "name@es", "functions"].map(
        (name) => column(name),
      ),
      values: {},
      rest: null,
    } as Mapping,
  },
};

interface Additive {
  names: Record<string, string[]>;
  additives_classes?: string;
}

/** One name in each language, beside the E-number, and what the additive is for. */
async function additivesAsRows(file: string): Promise<string> {
  const additives = JSON.parse(await readFile(file, "utf8")) as Additive[];
  const rows = additives.flatMap(({ names, additives_classes: classes = "" }) => {
    const e_number = names.en?.find((name) => /^E\d/.test(name));
    const nameIn = (language: string) =>
      names[language]?.find((name) => !/^E ?\d/.test(name) && !/^[\d\\]/.test(name));
    const name = nameIn("en");
    if (e_number === undefined || name === undefined) return [];
    const own = ["de", "it", "fr", "es"].map((language) => [`name@${language}`, nameIn(language)]);
    const functions = classes
      .split(",")
      .flatMap((one) => one.trim().replace(/^en:/, "").replaceAll("-", " ") || []);
    return [{ e_number, name, ...Object.fromEntries(own), functions }];
  });
  return JSON.stringify(rows);
}

const parts = { inventory, food };

export const missingData = (): string | null =>
  Object.values({ ...inventory, ...food }).every(({ file }) => existsSync(path.join(data, file)))
    ? null
    : data;

/** Imports all files of a part, each for a company of its own. */
export async function importPart(part: keyof typeof parts, place: Place): Promise<void> {
  for (const [key, { file, mapping, prepare }] of Object.entries(parts[part])) {
    await createCompany({ key });
    const { key: user } = await createUser({ company_key: key, roles: ["SUPPLIER_MANAGER"] });
    const mappingFile = path.join(place.data, `${key}.mapping.json`);
    await writeFile(mappingFile, JSON.stringify(mapping));
    let source = path.join(data, file);
    if (prepare) {
      const made = await prepare(source);
      source = path.join(place.data, `${key}.json`);
      await writeFile(source, made);
    }
    const { done } = await importApart({
      ...place,
      ...{ company: key, file: source, user, mapping: mappingFile },
    });
    console.log(key, JSON.stringify(done));
  }
}

/** The demonstration and everything else, as a marketplace holds it. */
export async function importAll(place: Place): Promise<void> {
  startAssets({ data: place.data });
  await seedDemo();
  await importPart("inventory", place);
  await importPart("food", place);
}
