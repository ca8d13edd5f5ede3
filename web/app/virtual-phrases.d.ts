declare module "virtual:phrases" {
  type Compiled = import("@neroli/phrases/fill-phrase.ts").CompiledPhrase;
  type Load = () => Promise<{ default: Readonly<Record<string, Compiled>> }>;
  /** Loads a language: what everybody reads, and what only signed-in people do. */
  const loaders: Record<
    import("@neroli/contract/kernel/language.ts").Language,
    Record<"site" | "work", Load>
  >;
  export default loaders;
}
