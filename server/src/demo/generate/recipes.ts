import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { hairFormulations, homeFormulations } from "../data/formulations-hair-home.ts";
import { skinFormulations } from "../data/formulations-skin.ts";

interface RecipePhase {
  name: string;
  /** Id of a substance or plain material, and its share: a number or `qs(note)`. */
  lines: { id: string; weight: string }[];
}

export interface Recipe {
  code: string;
  segment: Segment;
  seller: string;
  look: readonly string[];
  terms: string;
  ph: readonly number[];
  viscosity: readonly number[];
  base: string;
  phases: RecipePhase[];
  steps: string[];
  name: string;
  tagline: string;
  sentence: string;
}

const cells = (line: string) =>
  line
    .slice(1)
    .split("|")
    .map((cell) => cell.trim());
const numbers = (range = "") => (range === "" ? [] : range.split("-").map(Number));
const list = (text = "", separator = ";") =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "");

function phaseOf(line: string): RecipePhase {
  const lines = list(line.slice(2)).map((entry) => {
    const [id = "", weight = ""] = entry.split("=");
    return { id, weight };
  });
  return { name: line.charAt(0), lines };
}

/** "a>b; c=2; -d": b takes the place of a, c has that weight, d is left out. */
function exchange(phases: readonly RecipePhase[], changes: string): RecipePhase[] {
  let copy = phases.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => ({ ...line })),
  }));
  const find = (id: string) => {
    const line = copy.flatMap(({ lines }) => lines).find((each) => each.id === id);
    if (!line) throw new Error(`"${changes}": the recipe has no ${id}`);
    return line;
  };
  for (const change of list(changes)) {
    const [from = "", to = ""] = change.split(">");
    if (change.startsWith("-")) copy = without(copy, find(change.slice(1)).id);
    else if (to !== "") find(from).id = to;
    else find(change.split("=")[0] ?? "").weight = change.split("=")[1] ?? "";
  }
  return copy;
}

const without = (phases: readonly RecipePhase[], id: string) =>
  phases
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => line.id !== id) }))
    .filter(({ lines }) => lines.length > 0);

function block(text: string, segment: Segment): Recipe[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [title = "", base = ""] = lines;
  const [code = "", seller = "", look = "", terms = "", ph, viscosity] = cells(`#${title}`);
  const phases = lines.filter((line) => /^[A-D]:/.test(line)).map(phaseOf);
  const steps = lines.filter((line) => line.startsWith(">")).map((line) => line.slice(1).trim());
  const made = lines.filter((line) => line.startsWith("+")).map(cells);
  return made.map(([name = "", tagline = "", changes = "", more = "", sentence = ""], index) => ({
    code: `${code}-${String(index + 1).padStart(2, "0")}`,
    segment,
    seller,
    look: list(look, ","),
    terms: [terms, more.replace(ownPh, "")].filter(Boolean).join(","),
    ph: numbers(ownPh.exec(more)?.[1] ?? ph),
    viscosity: numbers(viscosity),
    base,
    phases: exchange(phases, changes),
    steps,
    name,
    tagline,
    sentence,
  }));
}

/** Among the further terms of a product: its pH, where it is not that of the others. */
const ownPh = /,? *pH ([\d.]+-[\d.]+)/;

const blocks = (text: string) => text.split("\n# ").filter((part) => part.trim() !== "");

export const recipes: readonly Recipe[] = [
  ...blocks(skinFormulations + hairFormulations).flatMap((text) => block(text, "PERSONALCARE")),
  ...blocks(homeFormulations).flatMap((text) => block(text, "HOMECARE")),
];
