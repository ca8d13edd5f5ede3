import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { work } from "./read-data-sheet.ts";
import { SheetPaper } from "./testing-sheet-paper.ts";

// Forms of section 3 that makers' programs write.

const headings = (paper: SheetPaper) => {
  for (const [at, title] of [
    "Identification of the substance",
    "Hazards identification",
    "Composition/information on ingredients",
  ].entries()) {
    paper.line(`SECTION ${at + 1}: ${title}`, { bold: true });
  }
  paper.line("3.2 Mixtures");
};

async function partsOf(draw: (paper: SheetPaper) => void): Promise<unknown[]> {
  const paper = new SheetPaper({ size: 9 });
  headings(paper);
  draw(paper);
  for (const title of ["SECTION 4: First aid measures", "SECTION 5: Firefighting measures"]) {
    paper.space(1);
    paper.line(title);
  }
  const folder = await mkdtemp(path.join(tmpdir(), "sheets-"));
  try {
    const file = path.join(folder, "sheet.pdf");
    await writeFile(file, await paper.bytes());
    const of = { offering: "INGREDIENTS", segment: "PERSONALCARE", terms: {} } as const;
    const { values } = await work({ path: file, ...of });
    return values.flatMap(({ field, value }) => (field === "composition" ? [value] : []));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const wanted = [
  { inci: "Ethanol", cas: ["64-17-5"], min: "10", max: "20" },
  { inci: "Propane-1,2-diol", cas: ["57-55-6"], min: "1", max: "5" },
];

test("a heading of four lines, numbers below each other in one column", async () => {
  const inci = "Alcohols, C12-14, ethoxylated, sulfates, sodium salts";
  const columns = [
    { x: 0, width: 70 },
    { x: 150, width: 130 },
    { x: 290, width: 110 },
    { x: 410, width: 100 },
  ];
  const parts = await partsOf((paper) => {
    paper.row(
      [
        "Chemical name",
        "CAS-No.\nEC-No.\nIndex-No.\nRegistration number",
        "Classification",
        "Concentration (% w/w)",
      ],
      columns,
      { bold: true },
    );
    paper.row(
      [
        inci,
        "68891-38-3\n500-234-8\nREACH\n01-2119488639-16",
        "Flam. Liq. 2; H225\nEye Irrit. 2; H319",
        ">= 10 - < 20",
      ],
      columns,
    );
    paper.row(["Propane-1,2-diol", "57-55-6\n200-338-0", "", ">= 1 - < 5"], columns);
    paper.space(1);
    paper.line("For explanation of abbreviations see section 16.");
  });
  expect(parts).toEqual([{ ...wanted[0], inci, cas: ["68891-38-3"] }, wanted[1]]);
});

test("no heading: number, name and share in one line, classes below", async () => {
  const columns = [
    { x: 0, width: 150 },
    { x: 165, width: 200 },
    { x: 400, width: 80 },
  ];
  const parts = await partsOf((paper) => {
    paper.line("Hazardous components:");
    paper.row(["CAS: 64-17-5", "Ethanol", "10-<20%"], columns);
    paper.row(["EINECS: 200-578-6", "Flam. Liq. 2, H225; Eye Irrit. 2, H319", ""], columns);
    paper.row(["Reg.nr.: 01-2119457610-43", "", ""], columns);
    paper.row(["CAS: 57-55-6", "Propane-1,2-diol", "1-<5%"], columns);
    paper.row(["EINECS: 200-338-0", "", ""], columns);
  });
  expect(parts).toEqual(wanted);
});
