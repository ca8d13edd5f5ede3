declare module "virtual:phrases" {
  type Compiled = import("@neroli/phrases/fill-phrase.ts").CompiledPhrase;
  type Load = () => Promise<{ default: Readonly<Record<string, Compiled>> }>;
  type Loaders = Record<
    import("@neroli/contract/kernel/language.ts").Language,
    Record<"site" | "work", Load>
  >;
  /** Loads a language: what everybody reads, and what only signed-in people do. */
  const loaders: Loaders;
  export default loaders;
  /** The same of what a branding says otherwise. */
  export const variants: Record<import("@neroli/phrases/variants.ts").PhraseVariant, Loaders>;
}

declare module "virtual:phrases/files" {
  /** The server's alone: the file that a browser loads for what everybody reads, by language. */
  const files: Partial<Record<import("@neroli/contract/kernel/language.ts").Language, string>>;
  export default files;
}
