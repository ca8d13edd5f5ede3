import { links } from "@neroli/contract/access/links.ts";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { pageMeta } from "../kernel/page-meta.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";
import { SearchField } from "../ui/search-field.tsx";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/faqs-page";
import classes from "./faqs-page.module.css";
import { loadTextInBrowser, loadTextOnServer } from "./texts/load-text.ts";
import { Prose } from "./texts/prose.tsx";
import type { Text, TextPart, TextSection } from "./texts/text.ts";
import { wordsIn } from "./texts/words-in.ts";

export const loader = (args: Route.LoaderArgs) => loadTextOnServer(args, "faqs");
export const clientLoader = () => loadTextInBrowser("faqs");

export const meta: Route.MetaFunction = ({ loaderData: text, matches }) => {
  if (!text) return [];
  return pageMeta(matches, {
    title: `${text.title} | Neroli`,
    description: text.lead,
    path: links.faqs(),
    structured: () => ({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: text.sections.flatMap(({ parts }) =>
        parts.map(({ title, html }) => ({
          "@type": "Question",
          name: title,
          acceptedAnswer: { "@type": "Answer", text: wordsIn(html) },
        })),
      ),
    }),
  });
};

/** Answers in groups; each has an address of its own and opens where a link leads to it. */
export default function FaqsPage({ loaderData: text }: Route.ComponentProps) {
  const t = useT();
  const [words, setWords] = useState("");
  const found = useMemo(() => groupsWith(text, words), [text, words]);
  return (
    <WorkPage title={text.title} lead={text.lead} narrow>
      <SearchField
        alone
        label={t("site.faqs.search")}
        placeholder={t("site.faqs.search")}
        value={words}
        onSearch={setWords}
      />
      {!words && <Index groups={text.sections} />}
      {found.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className={classes.group}>
          <h2 id={group.id}>{group.title}</h2>
          {group.parts.map((part) => (
            <Answer key={part.id} answer={part} />
          ))}
        </section>
      ))}
      {found.length === 0 && (
        <EmptyState
          plain
          title={t("site.faqs.nothing", { words })}
          action={<a href={links.contact()}>{t("site.faqs.ask")}</a>}
        />
      )}
    </WorkPage>
  );
}

function Index({ groups }: { groups: readonly TextSection[] }) {
  const t = useT();
  return (
    <nav aria-label={t("site.faqs.groups")} className={classes.index}>
      {groups.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function Answer({ answer: { id, title, html } }: { answer: TextPart }) {
  const t = useT();
  const support = useSupportEmail();
  const { hash } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hash === `#${id}`) setOpen(true);
  }, [hash, id]);
  return (
    <details
      id={id}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={classes.answer}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      <Prose html={html} values={{ support }} />
      <a href={`#${id}`} className={classes.address}>
        {t("site.faqs.address")}
      </a>
    </details>
  );
}

/** The groups with the answers that have all the words; every group where there are none. */
function groupsWith({ sections }: Text, words: string): TextSection[] {
  const asked = foldText(words).split(/\s+/).filter(Boolean);
  return sections.flatMap((section) => {
    const parts = section.parts.filter(({ title, html }) => {
      const said = foldText(`${section.title} ${title} ${wordsIn(html)}`);
      return asked.every((word) => said.includes(word));
    });
    return parts.length > 0 ? [{ ...section, parts }] : [];
  });
}
