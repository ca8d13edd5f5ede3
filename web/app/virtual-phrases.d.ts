declare module "virtual:phrases/*" {
  const spoken: Partial<
    Record<import("@neroli/phrases/all.ts").PhraseKey, import("@neroli/phrases/phrase.ts").Spoken>
  >;
  export default spoken;
}
