import type { ColumnOptions } from "@neroli/contract/imports/mapping.ts";
import { Mapping } from "@neroli/contract/imports/mapping.ts";
import { describe, expect, test } from "vitest";
import { allRows, open } from "../sources/testing-sources.ts";
import { proposeMapping } from "./propose-mapping.ts";

async function propose(text: string, wishes = {}) {
  const source = await open(text);
  const mapping = await proposeMapping(source, wishes);
  await source.close();
  const fields: Record<string, string | null> = {};
  const options: Record<string, ColumnOptions | undefined> = {};
  for (const each of mapping.columns) {
    fields[each.column] ??= each.field;
    options[each.column] ??= each.options;
  }
  expect(Mapping.safeParse(mapping).success).toBe(true);
  return { mapping, fields, options };
}

test("German columns, with their units and the file's way of writing numbers", async () => {
  const { mapping, fields, options } = await propose(
    [
      "Artikelnummer;Handelsname;Bezeichnung;INCI-Bezeichnung;CAS-Nr.;EINECS;Haltbarkeit (Jahre);MOQ [kg];Einsatzkonzentration;Ursprungsland;Zahlungsbedingungen;Lagernd;pH-Wert;Viskosität;Funktion 1;Funktion 2;Bemerkung intern",
      "4711;Foo®;Foo;AQUA;7732-18-5;231-791-2;2;25;0,5 - 3 %;Deutschland;30 Tage netto;ja;5,5-6,5;1.000 mPas;Emulgator;Verdicker;x",
      "4712;Bar;Bar;GLYCERIN;56-81-5;200-289-5;1,5;1.000;bis 5 %;Italien;Vorkasse;nein;ca. 7;< 500;Feuchthaltemittel;;y",
    ].join("\n"),
  );
  expect(fields).toEqual({
    Artikelnummer: "sap_material_code",
    Handelsname: "trade_name",
    Bezeichnung: "name",
    "INCI-Bezeichnung": "inci",
    "CAS-Nr.": "cas",
    EINECS: "ec",
    "Haltbarkeit (Jahre)": "shelf_life",
    "MOQ [kg]": "minimum_order_quantity",
    Einsatzkonzentration: "usage_level",
    Ursprungsland: "country_origin",
    Zahlungsbedingungen: "payment_terms",
    Lagernd: "in_stock",
    "pH-Wert": "ph_stability_range",
    Viskosität: "viscosity",
    "Funktion 1": "functions",
    "Funktion 2": "functions",
    "Bemerkung intern": null,
  });
  expect(options["MOQ [kg]"]).toEqual({ unit: "kg", decimal: "," });
  expect(options.Viskosität).toEqual({ decimal: "," });
  expect(mapping.identity).toEqual({ by: "field", field: "sap_material_code" });
});

test.each([
  ["it", "Nome prodotto,Numero CAS,Funzione,Paese di origine,Imballaggio"],
  ["fr", "Nom du produit,N° CAS,Fonction,Pays d'origine,Conditionnement"],
  ["es", "Nombre del producto,Número CAS,Función,País de origen,Envase"],
  ["en", "Product_Name,CAS No.,Function(s),Made in,Pack size"],
])("columns in %s", async (_language, header) => {
  const { mapping } = await propose(
    `${header}\nA,56-81-5,Solvent,Italia,Drum\nB,7732-18-5,x,IT,Can\n`,
  );
  expect(mapping.columns.map(({ field }) => field)).toEqual([
    "name",
    "cas",
    "functions",
    "country_origin",
    "packaging",
  ]);
});

test("a column of CAS numbers is one whatever its name is; one of words is none in spite of it", async () => {
  const { fields, mapping } = await propose(
    "name,registry,Viscosity,comment\nA,56-81-5,HIGH,x\nB,98-92-0 / 56-81-5,LOW,y\nC,,HIGH,z\n",
  );
  expect(fields).toEqual({ name: "name", registry: "cas", Viscosity: null, comment: null });
  expect(mapping.columns[1]).toMatchObject({ why: "content" });
});

describe("formulations", () => {
  test("a row for each ingredient", async () => {
    const { mapping, fields } = await propose(
      "Formulation;Phase;Rohstoff;INCI;Funktion;Gew.-%\nGel;A;Wasser;AQUA;Lösemittel;ad 100\n;B;Duft;PARFUM;;0,5\nCreme;A;Öl;X;;5\n",
    );
    expect(mapping).toMatchObject({
      offering: "FORMULATIONS",
      identity: { by: "field", field: "name" },
    });
    expect(fields).toEqual({
      Formulation: "name",
      Phase: "phases.name",
      Rohstoff: "phases.ingredient",
      INCI: "phases.inci",
      Funktion: "phases.function",
      "Gew.-%": "phases.weight",
    });
  });

  test("a column for each raw material", async () => {
    const { mapping } = await propose(
      "No,SLES,CAPB,Salt,pH,Turbidity\n1,12,5,1,5.5,491\n2,10,6,2,6,300\n4,8,8,NA,6.5,12\n",
      { offering: "FORMULATIONS" },
    );
    expect(mapping.rest).toBe("Water");
    expect(
      mapping.columns
        .filter(({ field }) => field === "phases.material")
        .map(({ column }) => column),
    ).toContain("SLES");
    expect(mapping.columns.at(-1)).toMatchObject({ field: "name", options: { prefix: "No " } });
  });
});

test("services, and kinds that stand in columns", async () => {
  const services = await propose(
    'Service,Service types,Regions,Countries served\nTests,Testing,Europe,"Germany, France"\n',
  );
  expect(services.mapping.offering).toBe("SERVICES");
  const mixed = await propose(
    "Product,Product type,Segment\nA,Ingredient,Food\nB,Service,Home care\n",
  );
  expect(mixed.mapping).toMatchObject({ offering: null, segment: null });
  const said = await propose("Product\nA\n", { offering: "SERVICES", segment: "HOMECARE" });
  expect(said.mapping).toMatchObject({ offering: "SERVICES", segment: "HOMECARE" });
});

test.each([
  [
    "a list of flavours",
    "Product,Description\nVanilla 12,Natural flavouring for dairy\nLemon 3,Citrus flavour for beverages\n",
    "FOOD",
  ],
  [
    "sweeteners in German",
    "Artikel,Verwendung\nStevia 97,Süßungsmittel\nSucralose,Süßungsmittel für Getränke\n",
    "FOOD",
  ],
  ["numbers that only flavours have", "Name,FEMA No\nLinalool,2635\n", "FOOD"],
  ["detergents", "Product,Application\nNovo 1,Laundry detergent\nNovo 2,Dishwashing\n", "HOMECARE"],
  [
    "INCI names",
    "Product,INCI,Description\nRose,ROSA FLOWER WATER,Pleasant aroma\nMint,MENTHA OIL,Aroma\n",
    "PERSONALCARE",
  ],
  ["nothing that tells", "Product,Description\nAlpha,Powder\nBeta,Flakes\n", "PERSONALCARE"],
])("the segment of %s is told by fields and words", async (_, content, segment) => {
  expect((await propose(content)).mapping.segment).toBe(segment);
});

test("several columns of names are one list of other names", async () => {
  const { mapping } = await propose(
    "Product,Synonym 1,Synonym 2,Trivial name,Also known as\nGlycerin,Glycerol,Glycerine,Oelsuess,Propanetriol\n",
  );
  expect(mapping.columns.map(({ field }) => field)).toEqual([
    "name",
    ...Array.from({ length: 4 }, () => "other_names"),
  ]);
});

test("a column that the wished segment has no field for is named all the same", async () => {
  const { mapping } = await propose("Name,FEMA No,Code\nLinalool,2635,E100\n", {
    offering: "INGREDIENTS",
    segment: "PERSONALCARE",
  });
  expect(mapping.columns.map(({ field }) => field)).toContain("fema");
  expect(mapping.columns.map(({ field }) => field)).not.toContain("e_number");
});

test("Neroli's own columns are taken as they are", async () => {
  const { mapping } = await propose(
    "Key,Offering,Segment,Name\nkey,offering,segment,name,cas,phases.weight,labels\nx,INGREDIENTS,FOOD,X,,,\n",
  );
  expect(mapping).toMatchObject({ offering: null, identity: { by: "key" } });
  expect(mapping.columns.at(-1)?.field).toBeNull();
  expect(mapping.columns[4]).toMatchObject({ field: "cas", options: { exact: true } });
});

test("an export whose keys somebody has deleted is known by what its columns are called", async () => {
  const { mapping } = await propose(
    [
      '"Schlüssel auf Neroli (nicht ändern; bei neuen Produkten leer lassen)";Angebot;Segment;Name;Rezeptur: Phase;Rezeptur: Inhaltsstoff;Rezeptur: Anteil;Haltbarkeit (months)',
      "f-1;FORMULATIONS;PERSONALCARE;Gel;A;Water;qs (100);24",
      "f-1;;;Gel;;Glycerin;5%;",
    ].join("\n"),
    { offering: "FORMULATIONS" },
  );
  expect(mapping.identity).toEqual({ by: "key" });
  expect(mapping.columns.map(({ field }) => field)).toEqual([
    "key",
    "offering",
    "segment",
    "name",
    "phases.name",
    "phases.ingredient",
    "phases.weight",
    "shelf_life",
  ]);
});

test("rows are looked at, not used up", async () => {
  const source = await open("name\nA\nB\n");
  await proposeMapping(source);
  expect(await allRows(source)).toHaveLength(2);
  await source.close();
});

test("texts in further languages, as files call their columns", async () => {
  const { fields } = await propose(
    [
      "Product name,Name (DE),name_fr,tagline@it,Beschreibung deutsch,Description [ES],Storage conditions - FR,INCI (EU),Description EN",
      "A,B,C,D,E,F,G,AQUA,H",
      "I,J,K,L,M,N,O,GLYCERIN,P",
    ].join("\n"),
  );
  expect(fields).toEqual({
    "Product name": "name",
    "Name (DE)": "name@de",
    name_fr: "name@fr",
    "tagline@it": "tagline@it",
    "Beschreibung deutsch": "description@de",
    "Description [ES]": "description@es",
    "Storage conditions - FR": "storage_conditions@fr",
    "INCI (EU)": "inci",
    "Description EN": "description",
  });
});

test("names in one language alone are the names, too", async () => {
  const { mapping } = await propose("Name (DE),CAS\nSeide,56-81-5\nWolle,7732-18-5\n");
  expect(mapping.columns.map(({ column, field }) => [column, field])).toEqual([
    ["Name (DE)", "name@de"],
    ["CAS", "cas"],
    ["Name (DE)", "name"],
  ]);
});

test("a column of prices is one of amounts, in its name's currency; one of words is their note", async () => {
  const priced = await propose("name;Musterpreis (EUR);Sample size\nA;12,50;5 g\nB;1.234;5 g\n");
  expect(priced.fields["Musterpreis (EUR)"]).toBe("sample_unit_price");
  expect(priced.options["Musterpreis (EUR)"]).toEqual({ unit: "EUR", decimal: "," });
  const worded = await propose("name,Sample price\nA,free of charge\nB,on request\n");
  expect(worded.fields["Sample price"]).toBe("sample_price_note");
});
