/** A part of a composition while it is written; a share may be none yet. */
export interface DraftPart {
  inci: string;
  cas?: readonly string[];
  min?: string;
  max?: string;
}

const textIn = (part: object, key: string): string => {
  const text: unknown = Reflect.get(part, key);
  return typeof text === "string" ? text : "";
};

/** The parts of a form's value, whatever a draft has kept. */
export function partsIn(value: unknown): DraftPart[] {
  if (!Array.isArray(value)) return [];
  return value.map((part: unknown) => {
    if (typeof part !== "object" || part === null) return { inci: "" };
    const cas: unknown = Reflect.get(part, "cas");
    return withoutEmpty({
      inci: textIn(part, "inci"),
      cas: Array.isArray(cas) ? cas.filter((number) => typeof number === "string") : [],
      min: textIn(part, "min"),
      max: textIn(part, "max"),
    });
  });
}

/** Leaves out what nothing was written into, but for the name. */
export function withoutEmpty({ inci, ...others }: DraftPart): DraftPart {
  const kept = Object.entries(others).filter(([, part]) => part.length > 0);
  return { inci, ...Object.fromEntries(kept) };
}

/** "122-99-6, 70445-33-9": numbers as one types them, parted by anything but a dash. */
export const numbersIn = (typed: string): string[] =>
  typed.split(/[,;/\s]+/).filter((number) => number !== "");
