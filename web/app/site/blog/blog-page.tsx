import { links } from "@neroli/contract/access/links.ts";
import { onlyHere } from "../../kernel/only-here.ts";
import { pageMeta } from "../../kernel/page-meta.ts";
import { formatDay } from "../../language/dates.ts";
import { metaT, pageLanguage, useT } from "../../language/phrases.tsx";
import { requestLanguage } from "../../language/request-language.ts";
import { EmptyState } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { ArticleHead } from "../texts/text.ts";
import type { Route } from "./+types/blog-page";
import classes from "./blog.module.css";
import { readArticles } from "./read-articles.ts";

export function loader({ request, context }: Route.LoaderArgs): Promise<ArticleHead[]> {
  onlyHere(context);
  return readArticles(requestLanguage(request));
}
export const clientLoader = () => readArticles(pageLanguage());

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = metaT(matches);
  return [
    ...pageMeta(matches, {
      title: `${t("blog.title")} | Neroli`,
      description: t("blog.description"),
      path: links.blog(),
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: t("blog.title"),
      href: links.feed(),
    },
  ];
};

export default function BlogPage({ loaderData: articles }: Route.ComponentProps) {
  const t = useT();
  return (
    <WorkPage title={t("blog.title")} lead={t("blog.lead")}>
      <ul className={classes.articles}>
        {articles.map((article) => (
          <li key={article.key}>
            <article>
              <h2>
                <a href={links.article(article.key)}>{article.title}</a>
              </h2>
              <p>{article.lead}</p>
              <Byline article={article} />
            </article>
          </li>
        ))}
      </ul>
      {articles.length === 0 && <EmptyState title={t("blog.empty")} text={t("blog.lead")} />}
      <p>
        <a href={links.feed()} data-document="">
          {t("blog.feed")}
        </a>
      </p>
    </WorkPage>
  );
}

export function Byline({ article: { published, author } }: { article: ArticleHead }) {
  return (
    <p className={classes.byline}>
      <time dateTime={published}>{formatDay(published)}</time>, {author}
    </p>
  );
}
