import type { Annex } from "@neroli/contract/enumerations/law.ts";
import type { AnnexEntry } from "../reading/annex-entry.ts";
import { foldName } from "../reading/read-names.ts";

/** An entry that names a group of substances, most of which stand in no file by name or number. */
interface Group {
  annex: Annex;
  number: string;
  /** INCI names, folded, of what may belong to it. */
  names: RegExp;
}

/** By which names members of a group are known; whoever has one is not called allowed. */
const groups: readonly Group[] = [
  // Esters of aminobenzoic acid.
  { annex: "II", number: "167", names: /\bPABA\b/ },
  // Catecholamines, such as dopamine.
  { annex: "II", number: "21", names: /\b(?:DOPAMINE|TYRAMINE)\b/ },
  // Hydrofluoric acid, its salts and complexes.
  { annex: "II", number: "191", names: /\bHYDROFLUORIDE\b/ },
  { annex: "II", number: "297", names: /\bSELENI(?:TE|DE)\b/ },
  // Narcotics: hemp but for its seeds.
  { annex: "II", number: "306", names: /^CANNABI(?!S (?:SATIVA )?SEED(?!\/))/ },
  // Furocoumarins, but for what natural essences have of them.
  {
    annex: "II",
    number: "358",
    names: /^CITRUS (?:AURANTIFOLIA|GRANDIS|LIMON|NOBILIS|PARADISI|RETICULATA)\b/,
  },
  { annex: "II", number: "375", names: /\bRETINOIC ACID\b/ },
  { annex: "II", number: "391", names: /\bZIRCON(?:IUM|YL)\b/ },
  // Secondary amines and alkanolamines.
  {
    annex: "II",
    number: "411",
    names: /^DEA-|\b(?:GEROTINE|SPERMIDINE|SPERMINE|DIPROPYLENETRIAMINE)\b/,
  },
  // Cells, tissues and products of human origin.
  { annex: "II", number: "416", names: /\bHUMAN\b|\bHAIR KERATIN\b|\bRED BLOOD CELLS\b/ },
  // Material of animals as listed in Regulation (EC) 1069/2009.
  { annex: "II", number: "419", names: /\b(?:CALF|BOVINE) BLOOD\b/ },
  // Balsam of Peru, and parabens with their salts.
  { annex: "II", number: "1136", names: /^MYROXYLON BALSAMUM BALSAM\b/ },
  { annex: "II", number: "1374", names: /\bISOPROPYLPARABEN\b/ },
  { annex: "II", number: "1375", names: /\bISOBUTYLPARABEN\b/ },
  { annex: "II", number: "1376", names: /\bPHENYLPARABEN\b/ },
  { annex: "II", number: "1377", names: /\bBENZYLPARABEN\b/ },
  { annex: "II", number: "1378", names: /\bPENTYLPARABEN\b/ },
  { annex: "III", number: "2a", names: /\bTHIOGLYCOLATE$/ },
  // Fatty acid dialkylamides and dialkanolamides.
  { annex: "III", number: "60", names: /AMIDE (?:DEA|DIPA)\b/ },
  // Monoalkylamines and monoalkanolamines.
  { annex: "III", number: "61", names: /(?:^|[ /-])(?:MEA|MIPA|AMP|AMPD)(?:-| SULFO)|\bMEA-SULFO/ },
  { annex: "III", number: "84", names: /\bLINALOOLIFERUM\b/ },
  // Trialkylamines and trialkanolamines.
  {
    annex: "III",
    number: "62",
    names: /(?:^|[ /-])TEA[- ]|^TRIETHYLAMINE$|^DIMETHYL(?:AMINOPROPYL| MEA$| \w+AMINE\b)/,
  },
];

/** Parts of mixtures that an entry allows together and that nothing restricts alone. */
const plainParts = [
  { annex: "V", number: "59", name: "CITRIC ACID", cas: ["77-92-9", "5949-29-1"] },
];

/** Whether the entry speaks of the substance only beside others that it names. */
export const isPlainPart = (
  entry: Pick<AnnexEntry, "annex" | "number">,
  { name, cas }: { name: string; cas: readonly string[] },
): boolean =>
  plainParts.some(
    (part) =>
      part.annex === entry.annex &&
      part.number === entry.number &&
      (foldName(name) === part.name || cas.some((each) => part.cas.includes(each))),
  );

export const groupsOf = (name: string): readonly Group[] => {
  const folded = foldName(name);
  return groups.filter(({ names }) => names.test(folded));
};
