import type {
  Constraint,
  GroupConstraint,
  ListConstraint,
  TextConstraint,
} from "@neroli/contract/kernel/constraints.ts";
import type { FormatName } from "@neroli/contract/kernel/formats/formats.ts";

const good: Record<FormatName, string> = {
  email: "ada@example.com",
  phone: "+49 30 123456",
  "email-or-phone": "ada@example.com",
  website: "www.example.com",
  "secure-link": "https://www.example.com",
  "webhook-address": "https://example.com/hooks",
  domain: "example.com",
  video: "dQw4w9WgXcQ",
  "social-link.linkedin": "linkedin.com/in/ada",
  "social-link.twitter": "x.com/ada",
  "social-link.facebook": "facebook.com/ada",
  "social-link.youtube": "youtube.com/@ada",
  "social-link.instagram": "instagram.com/ada",
  key: "a-key",
  uuid: "00000000-0000-7000-8000-000000000000",
  token: "token",
  country: "DE",
  language: "de",
  colour: "#2f9e44",
  "time-zone": "Europe/Berlin",
  name: "Ada",
  date: "2026-02-28",
  decimal: "12.5",
  currency: "EUR",
};

/** What does not have the format, where most texts do. */
const bad: Partial<Record<FormatName, string>> = {
  name: "Ada www.example.com",
  "secure-link": "http://www.example.com",
};

/** A value that the constraint allows; lists have one entry, so that what is in them is tried. */
export function sampleOf(constraint: Constraint): unknown {
  switch (constraint.type) {
    case "text":
      return constraint.format ? good[constraint.format] : "x".repeat(constraint.min ?? 1);
    case "number":
      return constraint.min ?? 1;
    case "choice":
      return constraint.of[0];
    case "flag":
      return true;
    case "list":
      return Array.from({ length: Math.max(1, constraint.min ?? 0) }, () =>
        sampleOf(constraint.each),
      );
    case "group":
      return Object.fromEntries(
        Object.entries(constraint.fields).map(([name, field]) => [name, sampleOf(field)]),
      );
    case "any":
      return {};
  }
}

interface Violation {
  what: string;
  body: unknown;
}

/** The sample with one thing wrong, for each constraint there is. */
export function violationsOf(constraint: Constraint, sample: unknown, path = ""): Violation[] {
  const own = wrongValues(constraint).map(({ what, body }) => ({ what: `${path}: ${what}`, body }));
  if (constraint.type === "group") return [...own, ...ofFields(constraint, sample, path)];
  if (constraint.type === "list") return [...own, ...ofEntries(constraint, sample, path)];
  return own;
}

function ofFields({ fields }: GroupConstraint, sample: unknown, path: string): Violation[] {
  const group = sample as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name;
    const missing = field.optional
      ? []
      : [
          {
            what: `${at}: missing`,
            body: Object.fromEntries(Object.entries(group).filter(([each]) => each !== name)),
          },
        ];
    const wrong = violationsOf(field, group[name], at).map(({ what, body }) => ({
      what,
      body: { ...group, [name]: body },
    }));
    return [...missing, ...wrong];
  });
}

function ofEntries({ each }: ListConstraint, sample: unknown, path: string): Violation[] {
  const [first, ...rest] = sample as unknown[];
  return violationsOf(each, first, `${path}.0`).map(({ what, body }) => ({
    what,
    body: [body, ...rest],
  }));
}

function wrongValues(constraint: Constraint): Violation[] {
  switch (constraint.type) {
    case "text":
      return wrongTexts(constraint);
    case "number":
      return [
        { what: "no number", body: "many" },
        ...(constraint.whole ? [{ what: "not whole", body: (constraint.min ?? 0) + 0.5 }] : []),
        ...(constraint.min === undefined ? [] : [{ what: "small", body: constraint.min - 1 }]),
        ...(constraint.max === undefined ? [] : [{ what: "big", body: constraint.max + 1 }]),
      ];
    case "choice":
      return [{ what: "no choice", body: "no-such-choice" }];
    case "flag":
      return [{ what: "no flag", body: constraint.accepted ? false : "yes" }];
    case "list":
      return wrongLists(constraint);
    case "group":
    case "any":
      return [];
  }
}

function wrongTexts({ min = 0, max, format, trim }: TextConstraint): Violation[] {
  return [
    { what: "no text", body: 7 },
    ...(min > 0 ? [{ what: "empty", body: "" }] : []),
    ...(min > 1 ? [{ what: "short", body: "x".repeat(min - 1) }] : []),
    ...(max === undefined ? [] : [{ what: "long", body: "x".repeat(max + 1) }]),
    ...(format ? [{ what: "another format", body: bad[format] ?? "§ §" }] : []),
    ...(trim ? [{ what: "a zero byte", body: "x\0".padEnd(min, "x") }] : []),
  ];
}

function wrongLists({ each, min = 0, max, distinct }: ListConstraint): Violation[] {
  const many = (length: number) => Array.from({ length }, () => sampleOf(each));
  return [
    { what: "no list", body: {} },
    ...(min > 0 ? [{ what: "empty", body: [] }] : []),
    ...(min > 1 ? [{ what: "few", body: many(min - 1) }] : []),
    ...(max === undefined ? [] : [{ what: "many", body: many(max + 1) }]),
    ...(distinct && (max ?? 2) > 1 ? [{ what: "twice", body: many(2) }] : []),
  ];
}
