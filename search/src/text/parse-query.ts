import { fold, wordsOf } from "./fold.ts";
import { type IdentifierQuery, identifierQuery } from "./identifiers.ts";
import { pluralsOf } from "./word-forms.ts";

/** One word of a query; `completes` when longer words that start so match too. */
export interface QueryWord {
  text: string;
  /** Another spelling that counts as the same ("sulfate" for "sulphate"), or null. */
  other: string | null;
  completes: boolean;
  /** The same word in the plural, or in the singular. */
  plurals: readonly string[];
  /** The same word with other endings, once they are let in. */
  endings: readonly string[];
  /** The language in which it is met first. */
  language: string | null;
  /** Was in quotes: matches as it is or not at all. */
  quoted: boolean;
  /** Says only which way round a molecule is, or where something stands in it: "dl-", "alpha-". */
  positional: boolean;
}

export interface ParsedQuery {
  words: QueryWord[];
  /** The words with a blank between them: the form in which whole values are looked up. */
  phrase: string;
  identifier: IdentifierQuery | null;
}

const mostWords = 16;

const spellings: [RegExp, string][] = [
  [/sulph/, "sulf"],
  [/sulf/, "sulph"],
  [/aluminium/, "aluminum"],
  [/aluminum/, "aluminium"],
];

/** The other spelling of a word, of those that INCI names and their readers mix; or null. */
function otherSpelling(word: string): string | null {
  const rule = spellings.find(([from]) => from.test(word));
  return rule === undefined ? null : word.replace(rule[0], rule[1]);
}

const positions: Record<string, string> = {
  ...{ para: "p", ortho: "o", meta: "m", normal: "n", p: "para", o: "ortho", m: "meta" },
  ...{ a: "alpha", b: "beta", sec: "s", tert: "t", t: "tert" },
};
const position =
  /^[([]?(?:[+-]|dl|ld|rac|[dlrsezn]|rs|cis|trans|iso|sec|tert|meso|myo|[abomp]|alpha|beta|gamma|delta|ortho|meta|para|normal)[)\]]?-(?=[\p{L}([])/u;

/** How many words at the beginning of a chunk of text are prefixes that chemists put before names. */
function positionsBefore(chunk: string): number {
  if (!/\S[-\u2010-\u2015\u2212]\S/.test(chunk)) return 0;
  let rest = fold(chunk).replace(/[\u2010-\u2015\u2212]/g, "-");
  let count = 0;
  for (let found = position.exec(rest); found !== null; found = position.exec(rest)) {
    count += wordsOf(found[0]).length;
    rest = rest.slice(found[0].length);
  }
  return count;
}

/** The query word as it stands in a document, for all who compare one with the other. */
export function answersWord(word: QueryWord, known: string): boolean {
  if (known === word.text || known === word.other) return true;
  if (word.plurals.includes(known) || word.endings.includes(known)) return true;
  if (!word.completes) return false;
  return known.startsWith(word.text) || (word.other !== null && known.startsWith(word.other));
}

/** Words with a blank between them, in the other spelling where there is one. */
export function otherPhrase(words: readonly QueryWord[]): string {
  return words.map((word) => word.other ?? word.text).join(" ");
}

function queryWord(
  text: string,
  { quoted, language, positional }: Pick<QueryWord, "quoted" | "language" | "positional">,
): QueryWord {
  const word = { text, completes: false, endings: [], quoted, language, positional };
  if (quoted) return { ...word, other: null, plurals: [] };
  const other = positional ? (positions[text] ?? null) : otherSpelling(text);
  return { ...word, other, plurals: pluralsOf(text) };
}

/** Words of what was typed; the last one is taken as unfinished. Further than 16 are ignored. */
export function parseQuery(text: string, language: string | null = null): ParsedQuery {
  const words: QueryWord[] = [];
  text.split('"').forEach((piece, at, pieces) => {
    const quoted = at % 2 === 1 && at < pieces.length - 1;
    for (const chunk of piece.split(/\s+/)) {
      const positional = quoted ? 0 : positionsBefore(chunk);
      for (const [at, word] of wordsOf(chunk).entries()) {
        words.push(queryWord(word, { quoted, language, positional: at < positional }));
      }
    }
  });
  words.length = Math.min(words.length, mostWords);
  const last = words.at(-1);
  if (last !== undefined) last.completes = !last.quoted;
  return {
    words,
    phrase: words.map((word) => word.text).join(" "),
    identifier: identifierQuery(text),
  };
}
