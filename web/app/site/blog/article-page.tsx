import { links } from "@neroli/contract/access/links.ts";
import { onlyHere } from "../../kernel/only-here.ts";
import { pageMeta } from "../../kernel/page-meta.ts";
import { pageLanguage, useT } from "../../language/phrases.tsx";
import { requestLanguage } from "../../language/request-language.ts";
import { WorkPage } from "../../ui/work-page.tsx";
import { Prose } from "../texts/prose.tsx";
import type { Route } from "./+types/article-page";
import classes from "./blog.module.css";
import { Byline } from "./blog-page.tsx";
import { type Article, readArticle } from "./read-articles.ts";

export function loader({ request, params, context }: Route.LoaderArgs): Promise<Article> {
  onlyHere(context);
  return readArticle(params.article, requestLanguage(request));
}
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  readArticle(params.article, pageLanguage());

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { key, title, lead, published, author } = loaderData.head;
  const path = links.article(key);
  return pageMeta(matches, {
    ...{ title: `${title} | Neroli`, description: lead, path },
    structured: (origin) => ({
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: title,
      description: lead,
      datePublished: published,
      author: { "@type": "Organization", name: author },
      url: `${origin}${path}`,
    }),
  });
};

export default function ArticlePage({ loaderData: { head, text } }: Route.ComponentProps) {
  const t = useT();
  return (
    <WorkPage
      title={text.title}
      lead={text.lead}
      back={<a href={links.blog()}>{t("blog.title")}</a>}
    >
      <article className={classes.article}>
        <Byline article={head} />
        {text.sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Prose html={html} />
          </section>
        ))}
      </article>
    </WorkPage>
  );
}
