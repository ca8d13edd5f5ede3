import type { PhraseArguments } from "./phrases.gen.ts";

export type { PhraseLanguage } from "./phrases.gen.ts";

/** What a phrase is called: the capability's subject, then what it says ("requests.title"). */
export type PhraseKey = keyof PhraseArguments;

/** A phrase that is said without values. */
export type PlainPhraseKey = {
  [K in PhraseKey]: [PhraseArguments[K]] extends [never] ? K : never;
}[PhraseKey];

/** The values that a phrase is filled with; of several phrases, those that any of them takes. */
export type PhraseValues<K extends PhraseKey> = {
  readonly [A in PhraseArguments[K] as NameOf<A>]: ValueOf<A>;
};

/** What follows the key in a call: nothing for a phrase without arguments. */
export type PhraseRest<K extends PhraseKey> = [PhraseArguments[K]] extends [never]
  ? []
  : [values: PhraseValues<K>];

type NameOf<A extends string> = A extends `${infer Name}:number` ? Name : A;
type ValueOf<A extends string> = A extends `${string}:number` ? number : string | number;
