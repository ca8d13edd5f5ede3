import { tmpdir } from "node:os";
import { languages } from "@neroli/contract/kernel/language.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { allMailKinds } from "./capabilities.ts";
import { layOut } from "./kernel/mail/layout.ts";
import type { Letter } from "./kernel/mail/letter.ts";
import { startMail } from "./kernel/mail/mail.ts";

const support = "help@neroli.example";
beforeAll(() =>
  startMail({ data: tmpdir(), origin: "https://neroli.example.com", support_email: support }),
);

type Kind = (typeof allMailKinds)[number];

/** The letter with other words in each place, as one that names them all there would have. */
function everywhere<T>(part: T, change: (text: string) => string, place = ""): T {
  if (typeof part === "string") {
    return (["language", "address"].includes(place) ? part : change(part)) as T;
  }
  if (Array.isArray(part)) return part.map((each) => everywhere(each, change, place)) as T;
  if (part === undefined) return part;
  const entries = Object.entries(part as object);
  return Object.fromEntries(entries.map(([key, of]) => [key, everywhere(of, change, key)])) as T;
}

function wordsOf(letter: Letter): string[] {
  const words: string[] = [];
  everywhere(letter, (text) => {
    words.push(text);
    return text;
  });
  return words;
}

/** What mail programs make links of, beside those that are ours. */
const linked = /\w:\/\/|\bwww\.\w|[\p{L}\p{N}-][.。．｡]\p{L}{2,}/gu;

const own = (letter: Letter) => {
  const addresses: string[] = [support];
  JSON.stringify(letter, (key, value) => {
    if (key === "address") addresses.push(value);
    return value;
  });
  return addresses.toSorted((a, b) => b.length - a.length);
};

/** A mail without the addresses that we put into it. */
const without = (text: string, addresses: readonly string[]) =>
  addresses.reduce(
    (rest, each) => rest.replaceAll(each.replaceAll("&", "&amp;"), "ours").replaceAll(each, "ours"),
    text,
  );

describe.each(allMailKinds.map((kind): [string, Kind] => [kind.name, kind]))("%s", (_, kind) => {
  test("is in its reader's language, whole", () => {
    const english = wordsOf(kind.sample("en"));
    for (const language of languages) {
      const letter = kind.sample(language);
      expect(letter.language).toBe(language);
      expect(layOut(letter, support).html).toContain(`<html lang="${language}">`);
      const words = wordsOf(letter);
      expect(words).toHaveLength(english.length);
      expect(words.filter((text) => /\{\w+\}|^$/.test(text))).toEqual([]);
      if (language === "en") continue;
      const same = words.filter((text, at) => text === english[at]);
      expect(same.filter((text) => !peoplesWords.includes(text))).toEqual([]);
    }
  });

  test.each([
    ["a domain", "evil.com"],
    ["a domain with other dots", "evil。com evil．com"],
    ["an address", "https://evil.com/login?a=b#c"],
    ["an address by number", "http://192.0.2.7/x"],
    ["www", "www.evil.shop"],
    ["a mail address", "ada@evil.com"],
    ["a mail address that begins as ours", `${support}.evil.com`],
  ])("makes no link of %s in a name", (_what, name) => {
    const letter = everywhere(kind.sample("en"), (text) => `${text} ${name}`);
    const { subject, text, html } = layOut(letter, support);
    const ours = own(letter);
    for (const part of [subject, text, html.replace(/^[\s\S]*?<body[^>]*>/, "")]) {
      expect(without(part, ours).match(linked) ?? []).toEqual([]);
    }
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(hrefs.filter((href) => !ours.includes(href.replaceAll("&amp;", "&")))).toEqual([]);
  });

  test("holds names as text: no markup, no line of their own, nothing hidden or turned", () => {
    const name = `<b onclick="x">Ada</b>'&\r\nBcc: eve@evil.example\u2028\u202Efdp.exe\u0000\u200B`;
    const sample = kind.sample("en");
    const letter = everywhere(sample, (text) => `${text} ${name}`);
    const { subject, text, html } = layOut(letter, support);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<b ");
    expect(html).not.toContain('onclick="');
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/(?!\n)[\p{Cc}\u200b\u202e\u2028]/u);
    }
    expect(text).not.toMatch(/^Bcc:/m);
    // As many lines as the mail had; what people wrote on several is quoted on each.
    const lines = (of: string) => of.split("\n").filter((line) => !line.startsWith("> ")).length;
    expect(lines(text)).toBe(lines(layOut(sample, support).text));
  });

  test("has a subject that fits", () => {
    const letter = everywhere(kind.sample("en"), (text) => text + " and company".repeat(1_000));
    expect(layOut(letter, support).subject.length).toBeLessThanOrEqual(201);
  });
});

/** Of the samples: they are the same in every language. */
const peoplesWords = [
  "Which of your suppliers deliver to Iceland?",
  "We keep our samples here.",
  "We show you there what we look for.",
  "They leave our laboratory tomorrow.",
  "Niacinamide",
  "Sun care",
  "Velourine B3",
  "Velouria Actives",
  "Niacinamide PC",
  "Haldermark",
  "Day Shield",
  "Petal Theory",
];
