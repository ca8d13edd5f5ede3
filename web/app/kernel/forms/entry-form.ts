import type { FormConstraints } from "@neroli/contract/kernel/constraints.ts";
import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { DraftPlace } from "../drafts.ts";
import type { FieldPaths } from "./form-paths.ts";
import type { Merge } from "./merge.ts";

// biome-ignore lint/suspicious/noExplicitAny: what a form holds is its own matter
export type AnyValues = Record<string, any>;
export type NameOf<Values> = Extract<keyof Values, string>;
/** A field by its name, or a value within one: "languages.0.level". */
export type FieldOf<Values> = NameOf<Values> | `${NameOf<Values>}.${string}`;

/** One's own values beside those that somebody else saved meanwhile. */
export interface Meeting<Values> extends Omit<Merge<Values>, "merged"> {
  theirs: Values;
}

interface Sending<Values, Base> {
  values: Values;
  base: Base;
  /** For the call that makes the thing: the same for all tries of one form, also of its draft. */
  key: string;
}

/** What a form is told by its page. */
export interface EntryFormOptions<Values extends AnyValues, Base, Body, Answer> {
  /** Generated: contract/src/<capability>/forms/. */
  constraints: FormConstraints;
  /** What is edited, with its version; null of something new. */
  base: Base;
  valuesOf: (base: Base) => Values;
  toBody: (values: Values, base: Base) => Body;
  /** Where fields stand in the body, of those that are called otherwise there. */
  paths?: FieldPaths;
  /** The field that a path of the body is about: "fields.cas.1" is "cas.1"; null leaves it to `paths`. */
  fieldAt?: (path: string, values: Values) => string | null;
  /** Values as they are stored, trimmed and without empty lines: so they are compared and sent. */
  tidy?: (values: Values) => Values;
  /** Awaited before the form is judged: rules that are loaded after the page. */
  ready?: () => Promise<unknown>;
  /** What neither constraints nor rules can say; `path` is one of the body. */
  judgeMore?: (values: Values) => readonly Failure[];
  /** A sentence that says it better than that of the code; null leaves it. */
  say?: (failure: Failure, values: Values) => string | null;
  send: (body: Body, sending: Sending<Values, Base>) => Promise<Answer>;
  onSent?: (answer: Answer, sent: Sending<Values, Base>) => void;
  /** What the form goes on from once it is saved; without it the form is over. */
  baseOf?: (answer: Answer) => Base;
  /** Of a refusal because somebody was faster: the thing as it is now. */
  theirsOf?: (error: unknown, base: Base) => Promise<Base | null> | Base | null;
  /** Of what was sent; true when the page has told the refusal itself. */
  onRefused?: (error: unknown, sent: Values) => boolean;
  /** Names form, thing and version; null keeps nothing. */
  draft: (base: Base) => DraftOptions | null;
}

export interface DraftOptions {
  key: string;
  place?: DraftPlace;
  /** Fields that are kept nowhere: passwords. */
  secret?: readonly string[];
  /**
   * Kept with what it began from, under a key without a version: a draft from before somebody else
   * saved meets their changes as an open form does.
   */
  meets?: true;
  /** Fields of which two people may change different parts: these are brought together. */
  inParts?: (field: string) => boolean;
}

/** Whether two values say the same; names in objects stand in whatever order the database likes. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || canonical(a) === canonical(b);

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The fields whose values differ. */
export const differing = <Values extends object>(
  before: Values,
  after: Values,
): NameOf<Values>[] => {
  const fields = Object.keys({ ...after, ...before }) as NameOf<Values>[];
  return fields.filter((field) => !sameValue(before[field], after[field]));
};
