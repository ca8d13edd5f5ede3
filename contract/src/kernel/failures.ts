/**
 * Why a value is refused, each with the numbers and words that its sentence needs. The sentence of
 * `too-long` is the phrase "failures.too-long", in every language of the interface.
 */
export const failureData = {
  required: [],
  "not-accepted": [],
  "unknown-field": ["name"],
  type: [],
  "not-a-number": [],
  "not-whole": [],
  "too-long": ["max"],
  "too-short": ["min"],
  "too-many": ["max"],
  "too-few": ["min"],
  "too-big": ["max"],
  "too-small": ["min"],
  character: [],
  choice: [],
  twice: [],
  email: [],
  "email-or-phone": [],
  phone: [],
  website: [],
  "secure-link": [],
  "webhook-address": [],
  domain: [],
  "social-link": [],
  video: [],
  country: [],
  language: [],
  key: [],
  token: [],
  colour: [],
  "time-zone": [],
  name: [],
  date: [],
  decimal: [],
  percentage: [],
  ascending: [],
  moment: [],
  past: [],
  "to-come": [],
  "not-begun": [],
  "ends-first": [],
  "food-without-ingredients": [],
  unreadable: [],
  interval: [],
  placeholder: [],
} as const satisfies Record<string, readonly string[]>;

type GeneralFailure = keyof typeof failureData;

/** Where a capability has sentences of its own for what it refuses. */
const failureSpaces = ["field-reasons", "errors", "invitations", "registration.password"] as const;
type FailureSpace = (typeof failureSpaces)[number];

/** A code of this table, or one of a capability, which is the key of its phrase. */
export type FailureCode = GeneralFailure | `${FailureSpace}.${string}`;

/** The values that the sentence of a failure is filled with. */
export type FailureData = Record<string, string | number>;

/** A refused value: why, and where it stands in what was sent ("contact.full_name", "cc.1"). */
export interface Failure {
  path: string;
  code: FailureCode;
  data?: FailureData;
}

/** Why a value is refused, wherever it stands. */
export type FailureReason = Omit<Failure, "path">;

export const isFailureCode = (text: string): text is FailureCode =>
  Object.hasOwn(failureData, text) || failureSpaces.some((space) => text.startsWith(`${space}.`));

/** The key of the sentence, among the phrases. */
export const failurePhrase = (code: FailureCode): string =>
  code.includes(".") ? code : `failures.${code}`;
