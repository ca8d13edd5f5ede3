import { db } from "../kernel/db/db.ts";
import { termNames } from "./data/term-names.ts";

/** One that a supplier has proposed, for support to decide about. */
const proposed = {
  field: "performance_claims",
  term: "Pollution shield",
  names: JSON.stringify({ de: "Schutz vor Umwelteinflüssen", fr: "Bouclier anti-pollution" }),
  description: "Keeps particles and heavy metals from the skin, shown by a test.",
  synonyms: ["Anti-pollution"],
  status: "PROPOSED" as const,
  proposed_by: "velouria-actives",
};

/** The terms of the demonstration's products, with their names in five languages. */
export async function seedAttributes(): Promise<void> {
  const rows = Object.entries(termNames).flatMap(([field, list]) =>
    list
      .trim()
      .split("\n")
      .map((line) => attributeOf(field, line)),
  );
  await db()
    .insertInto("attributes")
    .values([...rows, proposed])
    .execute();
}

function attributeOf(field: string, line: string) {
  const [term = "", de, it, fr, es, spellings = ""] = line.split("|").map((part) => part.trim());
  if (!term || !de || !it || !fr || !es) throw new Error(`a term without its names: ${line}`);
  return {
    field,
    term,
    names: JSON.stringify({ de, it, fr, es }),
    description: "",
    synonyms: spellings.split(";").flatMap((spelling) => spelling.trim() || []),
    status: "APPROVED" as const,
    proposed_by: null,
  };
}
