import type { FormConstraints } from "@neroli/contract/kernel/constraints.ts";
import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { DraftPlace } from "../drafts.ts";
import type { FieldPaths } from "./form-paths.ts";

// biome-ignore lint/suspicious/noExplicitAny: what a form holds is its own matter
export type AnyValues = Record<string, any>;
export type NameOf<Values> = Extract<keyof Values, string>;
/** A field by its name, or a value within one: "languages.0.level". */
export type FieldOf<Values> = NameOf<Values> | `${NameOf<Values>}.${string}`;

/** Somebody else saved the thing meanwhile. */
export interface Conflict<Values, Base> {
  base: Base;
  theirs: Values;
  /** Changed by the other person alone: taken over. */
  taken: NameOf<Values>[];
  /** Changed by both, to something different: for a person to decide. */
  contested: NameOf<Values>[];
}

interface Sending<Values, Base> {
  values: Values;
  base: Base;
  /** The same for all tries of one form: it makes a repeated call one call. */
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
  /** True when the page has told the refusal itself. */
  onRefused?: (error: unknown) => boolean;
  /** Names form, thing and version; null keeps nothing. */
  draft: (base: Base) => DraftOptions | null;
}

export interface DraftOptions {
  key: string;
  place?: DraftPlace;
  /** Fields that are kept nowhere: passwords. */
  secret?: readonly string[];
}

export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
