import loaders from "virtual:articles";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { data } from "react-router";
import { readText } from "../texts/read-text.ts";
import type { ArticleHead, Text } from "../texts/text.ts";

/** All articles, the newest first. */
export const readArticles = async (language: Language): Promise<ArticleHead[]> =>
  (await loaders[language]()).default;

export interface Article {
  head: ArticleHead;
  text: Text;
}

/** Throws the page's answer 404 where there is none of that key. */
export async function readArticle(key: string, language: Language): Promise<Article> {
  const head = (await readArticles(language)).find((each) => each.key === key);
  if (!head) throw data({ code: "not-found" }, { status: 404 });
  return { head, text: await readText(`blog/${key}`, language) };
}
