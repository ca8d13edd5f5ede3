import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compilePhrase } from "../../phrases/src/compile-phrase.ts";
import { phraseArguments, pluralCategories } from "../../phrases/src/phrase-arguments.ts";

/**
 * What is wrong with the phrases under `folder`, which has a folder for each capability with a file
 * for each language: the first of `languages` says which phrases there are. `rooms` are the names
 * that a folder may have, `subjects` those that must exist.
 */
export function checkPhrases({ folder, languages, rooms, subjects = [] }) {
  const [original] = languages;
  const capabilities = readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, `${original}.json`)))
    .sort();
  const homes = new Map();
  const problems = capabilities.flatMap((name) => {
    const files = languages.map((language) => readPhraseFile(folder, name, language));
    const [first] = files;
    return [
      ...(rooms.has(name) ? [] : [`phrases/${name} is no capability: name it as the others do`]),
      ...files.flatMap(({ problem }) => problem ?? []),
      ...(first.phrases ? subjectProblems(first, homes) : []),
      ...files.flatMap((file) => (file.phrases && first.phrases ? compared(file, first) : [])),
    ];
  });
  const gone = [...subjects].filter((subject) => !homes.has(subject));
  return [...problems, ...gone.map((subject) => `no phrase begins with ${subject}, see work.ts`)];
}

function readPhraseFile(folder, capability, language) {
  const file = { capability, language, name: `phrases/${capability}/${language}.json` };
  const place = path.join(folder, capability, `${language}.json`);
  if (!existsSync(place))
    return { ...file, problem: [`${file.name} is missing: translate en.json`] };
  const text = readFileSync(place, "utf8");
  try {
    const phrases = JSON.parse(text);
    const written = `${JSON.stringify(phrases, null, 2)}\n`;
    const problem =
      text === written ? [] : [`${file.name}: one key a line, two spaces, none twice`];
    return { ...file, phrases, problem };
  } catch (error) {
    return { ...file, problem: [`${file.name} is no JSON: ${error.message}`] };
  }
}

/** A subject, how keys begin, stands in one folder and there in one place. */
function subjectProblems({ name, capability, phrases }, homes) {
  const problems = [];
  let last;
  for (const key of Object.keys(phrases)) {
    const [subject] = key.split(".");
    if (!/^[a-z0-9-]+\../.test(key)) problems.push(`${name}: ${key} is no <subject>.<name>`);
    if (subject === last) continue;
    const home = homes.get(subject);
    if (home === capability) problems.push(`${name}: put ${key} beside the other ${subject}.…`);
    else if (home) problems.push(`${name}: ${subject}.… belongs to phrases/${home}`);
    homes.set(subject, home ?? capability);
    last = subject;
  }
  return problems;
}

/** A file against the original: the same keys in the same order, with the same arguments. */
function compared({ name, language, phrases }, original) {
  const keys = Object.keys(phrases);
  const wanted = Object.keys(original.phrases);
  const missing = wanted.filter((key) => !Object.hasOwn(phrases, key));
  const foreign = keys.filter((key) => !Object.hasOwn(original.phrases, key));
  const problems = [
    ...missing.map((key) => `${name}: ${key} is missing, translate “${original.phrases[key]}”`),
    ...foreign.map((key) => `${name}: ${key} is not in ${original.name}, remove it`),
  ];
  const moved = keys.find((key, at) => key !== wanted[at]);
  if (problems.length === 0 && moved) {
    problems.push(`${name}: ${moved} stands elsewhere than in ${original.name}, order them alike`);
  }
  const both = keys.filter((key) => Object.hasOwn(original.phrases, key));
  const sentences = both.flatMap((key) =>
    sentenceProblems({ text: phrases[key], original: original.phrases[key], language }).map(
      (problem) => `${name}: ${key} ${problem}`,
    ),
  );
  return [...problems, ...sentences];
}

/** What is wrong with a sentence, which takes the values of its original. */
export function sentenceProblems({ text, original, language }) {
  if (typeof text !== "string" || text.trim() === "") return ["is empty"];
  try {
    compilePhrase(text);
    const [found, wanted] = [text, original].map(argumentsOf);
    const problems = found === wanted ? [] : [`takes ${found}, the original ${wanted}`];
    return [...problems, ...pluralProblems(text, language)];
  } catch (error) {
    return [`is no ICU MessageFormat: ${error.message}`];
  }
}

const argumentsOf = (text) =>
  [...phraseArguments(text)]
    .map(([name, type]) => (type === "number" ? `${name} (number)` : name))
    .sort()
    .join(", ") || "nothing";

/** Every form that the language has for whole numbers up to a thousand (CLDR). */
function pluralProblems(text, language) {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)));
  return pluralCategories(text).flatMap((categories) =>
    [...needed]
      .filter((category) => !categories.includes(category))
      .map((category) => `has no plural form “${category}”`),
  );
}
