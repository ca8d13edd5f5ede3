interface NamedFile {
  name: string;
  product_name: string | null;
  company_name: string;
}

/** Characters that no file system's names have, or that are something else in a path. */
const forbidden = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
/** Names of devices, which Windows keeps for itself whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const longestPart = 120;

/**
 * Where each document lies in a zip: a folder for its product, or its company, and its own name.
 * Each of them once, also where small and capital letters are the same.
 */
export function uniquePaths(documents: readonly NamedFile[]): string[] {
  const taken = new Set<string>();
  return documents.map(({ name, product_name, company_name }) => {
    const folder = safe(product_name ?? company_name);
    const [base, ending] = split(safe(name));
    for (let count = 1; ; count += 1) {
      const path = `${folder}/${base}${count > 1 ? ` (${count})` : ""}${ending}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  });
}

function safe(name: string): string {
  const clean = name.normalize("NFC").toWellFormed().replaceAll(forbidden, " ");
  // Windows takes dots and spaces at the end away; a dot in front hides the file elsewhere.
  const trimmed = clean.replaceAll(/\s+/g, " ").replaceAll(/^[. ]+|[. ]+$/g, "");
  const [base, ending] = split(trimmed || "file");
  const short = `${[...base].slice(0, longestPart).join("").trimEnd()}${ending}`;
  return reserved.test(short) ? `_${short}` : short;
}

function split(name: string): [base: string, ending: string] {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - ending.length), ending];
}
