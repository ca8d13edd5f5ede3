import { links } from "@neroli/contract/access/links.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import type { Route } from "./+types/story-page";
import { storyAt } from "./stories.ts";
import classes from "./story-page.module.css";
import { loadTextInBrowser, loadTextOnServer } from "./texts/load-text.ts";
import { Prose } from "./texts/prose.tsx";

const nameAt = ({ url }: Request) => storyAt(new URL(url).pathname).text;

export const loader = (args: Route.LoaderArgs) => loadTextOnServer(args, nameAt(args.request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadTextInBrowser(nameAt(request));

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { title, lead } = loaderData;
  const { path } = storyAt(location.pathname);
  return pageMeta(matches, { title: `${title} | Neroli`, description: lead, path });
};

/** Tells one kind of reader what Neroli does for them, with pictures of it at work. */
export default function StoryPage({ loaderData: text }: Route.ComponentProps) {
  const t = useT();
  return (
    <article className={classes.story}>
      <header className={classes.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        <div className={classes.ways}>
          <ButtonLink variant="strong" href={links.register()}>
            {t("shell.sign-up")}
          </ButtonLink>
          <ButtonLink href={links.search("INGREDIENTS")}>{t("site.story.search")}</ButtonLink>
        </div>
      </header>
      {text.sections.map(({ id, title, html }) => (
        <section key={id} className={classes.section} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Prose html={html} />
        </section>
      ))}
    </article>
  );
}
