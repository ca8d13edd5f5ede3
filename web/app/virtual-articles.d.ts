declare module "virtual:articles" {
  type Heads = import("./site/texts/text.ts").ArticleHead[];
  /** Loads what the list of articles says of each, the newest first. */
  const loaders: Record<
    import("@neroli/contract/kernel/language.ts").Language,
    () => Promise<{ default: Heads }>
  >;
  export default loaders;
}
