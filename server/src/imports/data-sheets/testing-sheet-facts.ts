import type { Language } from "@neroli/contract/kernel/language.ts";

/** A substance that the sheets of the tests are about: its name, CAS and EC number. */
interface Substance {
  name: string;
  cas: string;
  ec: string;
}

const substance = (line: string): Substance => {
  const [name = "", cas = "", ec = ""] = line.split(" | ");
  return { name, cas, ec };
};

const substances: readonly Substance[] = `
Glycerol | 56-81-5 | 200-289-5
Propane-1,2-diol | 57-55-6 | 200-338-0
2-Phenoxyethanol | 122-99-6 | 204-589-7
(R)-p-Mentha-1,8-diene | 5989-27-5 | 227-813-5
Linalool | 78-70-6 | 201-134-4
Ethanol | 64-17-5 | 200-578-6
Citric acid | 77-92-9 | 201-069-1
Sodium hydroxide | 1310-73-2 | 215-185-5
Alcohols, C12-14, ethoxylated, sulfates, sodium salts (> 1 < 2.5 mol EO) | 68891-38-3 | 500-234-8
1-Propanaminium, 3-amino-N-(carboxymethyl)-N,N-dimethyl-, N-coco acyl derivs., inner salts | 61789-40-0 | 263-058-8
Benzyl alcohol | 100-51-6 | 202-859-9
Sodium benzoate | 532-32-1 | 208-534-8
Potassium sorbate | 24634-61-5 | 246-376-1
L-(+)-Lactic acid | 79-33-4 | 201-196-2
Salicylic acid | 69-72-7 | 200-712-3
Propan-2-ol | 67-63-0 | 200-661-7
Citral | 5392-40-5 | 226-394-6
Geraniol | 106-24-1 | 203-377-1
Vanillin | 121-33-5 | 204-465-2
Menthol | 89-78-1 | 201-939-0
Titanium dioxide | 13463-67-7 | 236-675-5
Zinc oxide | 1314-13-2 | 215-222-5
Hydrogen peroxide solution | 7722-84-1 | 231-765-0
Chlorphenesin | 104-29-0 | 203-192-6
2-Methyl-4-isothiazolin-3-one | 2682-20-4 | 220-239-6
Sulfonic acids, C14-16-alkane hydroxy and C14-16-alkene, sodium salts | 68439-57-6 | 270-407-8
`
  .trim()
  .split("\n")
  .map(substance);

/** Code, class, and its name in full, without its category, in five languages. */
export interface Hazard {
  code: string;
  short: string;
  full: Record<Language, string>;
}

const hazard = (line: string): Hazard => {
  const [code = "", short = "", en = "", de = "", it = "", fr = "", es = ""] = line.split(" | ");
  return { code, short, full: { en, de, it, fr, es } };
};

const hazards: readonly Hazard[] = `
H226 | Flam. Liq. 3 | Flammable liquids | Entzündbare Flüssigkeiten | Liquidi infiammabili | Liquides inflammables | Líquidos inflamables
H302 | Acute Tox. 4 | Acute toxicity (oral) | Akute Toxizität (oral) | Tossicità acuta (orale) | Toxicité aiguë (orale) | Toxicidad aguda (oral)
H314 | Skin Corr. 1B | Skin corrosion | Ätzwirkung auf die Haut | Corrosione cutanea | Corrosion cutanée | Corrosión cutánea
H315 | Skin Irrit. 2 | Skin irritation | Reizwirkung auf die Haut | Irritazione cutanea | Irritation cutanée | Irritación cutánea
H317 | Skin Sens. 1B | Skin sensitisation | Sensibilisierung der Haut | Sensibilizzazione cutanea | Sensibilisation cutanée | Sensibilización cutánea
H318 | Eye Dam. 1 | Serious eye damage | Schwere Augenschädigung | Gravi lesioni oculari | Lésions oculaires graves | Lesiones oculares graves
H319 | Eye Irrit. 2 | Eye irritation | Augenreizung | Irritazione oculare | Irritation oculaire | Irritación ocular
H336 | STOT SE 3 | Specific target organ toxicity - single exposure | Spezifische Zielorgan-Toxizität - einmalige Exposition | Tossicità specifica per organi bersaglio - esposizione singola | Toxicité spécifique pour certains organes cibles - exposition unique | Toxicidad específica en determinados órganos - exposición única
H304 | Asp. Tox. 1 | Aspiration hazard | Aspirationsgefahr | Pericolo in caso di aspirazione | Danger par aspiration | Peligro por aspiración
H400 | Aquatic Acute 1 | Hazardous to the aquatic environment - acute hazard | Gewässergefährdend - akut | Pericoloso per l’ambiente acquatico - pericolo acuto | Danger pour le milieu aquatique - danger aigu | Peligroso para el medio ambiente acuático - peligro agudo
H411 | Aquatic Chronic 2 | Hazardous to the aquatic environment - long-term hazard | Gewässergefährdend - chronisch | Pericoloso per l’ambiente acquatico - pericolo cronico | Danger pour le milieu aquatique - danger chronique | Peligroso para el medio ambiente acuático - peligro crónico
`
  .trim()
  .split("\n")
  .map(hazard);

export interface SheetFacts {
  language: Language;
  name: string;
  hazards: Hazard[];
  parts: (Substance & { share: string; min?: string; max?: string; hazards: Hazard[] })[];
  /** A substance has one part, and no share of it is told. */
  isSubstance: boolean;
}

/** Pseudo-random numbers below 1; the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const shares: readonly (readonly [min: string | undefined, max: string | undefined])[] = [
  ["25", "50"],
  ["10", "20"],
  ["5", "10"],
  ["2.5", "5"],
  ["1", "2.5"],
  [undefined, "1"],
  ["0.1", "0.25"],
];
/** How layouts write a range. */
export type ShareStyle = "signs" | "dash" | "percent" | "words";

export interface FactsWanted {
  language: Language;
  seed: number;
  style: ShareStyle;
  isSubstance: boolean;
}

const to: Record<Language, string> = { en: "to", de: "bis", it: "a", fr: "à", es: "a" };

export function makeFacts({ language, seed, style, isSubstance }: FactsWanted): SheetFacts {
  const random = randomOf(seed);
  const pick = <Each>(all: readonly Each[], count: number): Each[] =>
    all
      .map((each) => [random(), each] as const)
      .toSorted((a, b) => a[0] - b[0])
      .slice(0, count)
      .map(([, each]) => each);
  const number = (text: string) => (language === "en" ? text : text.replace(".", ","));
  const write = (min: string | undefined, max: string | undefined): string => {
    const high = number(max ?? "");
    if (min === undefined) return style === "percent" ? `< ${high} %` : `< ${high}`;
    const low = number(min);
    return {
      signs: `≥ ${low} - < ${high}`,
      dash: `${low} – ${high}`,
      percent: `${low}-<${high} %`,
      words: `${low} ${to[language]} ${high} %`,
    }[style];
  };
  const chosen = pick(substances, isSubstance ? 1 : 3 + Math.floor(random() * 4));
  const offered = shares.slice(7 - Math.max(chosen.length, 3));
  const parts = chosen.map((each, at) => {
    const [min, max] = offered[at] ?? [];
    return {
      ...each,
      hazards: pick(hazards, 1 + Math.floor(random() * 3)),
      share: write(min, max),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  });
  const own = pick(hazards, Math.floor(random() * 4));
  const [first] = parts;
  return {
    language,
    isSubstance,
    name: `Florasol ${String.fromCharCode(65 + (seed % 26))}${100 + seed}`,
    hazards: isSubstance ? (first?.hazards ?? []) : own,
    parts,
  };
}
