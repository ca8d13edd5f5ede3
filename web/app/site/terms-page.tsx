import { links } from "@neroli/contract/access/links.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/terms-page";
import classes from "./terms-page.module.css";

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = metaT(matches);
  return pageMeta(matches, {
    title: `${t("terms.title")} | Neroli`,
    description: t("terms.description"),
    path: links.terms(),
  });
};

const sections = [
  "who",
  "account",
  "content",
  "deals",
  "fair",
  "data",
  "promise",
  "changes",
] as const;

export default function TermsPage() {
  const t = useT();
  const support = useSupportEmail();
  return (
    <WorkPage title={t("terms.title")} lead={t("terms.lead", { support })}>
      {sections.map((section) => (
        <section key={section} className={classes.section}>
          <h2>{t(`terms.${section}.title`)}</h2>
          <p>{t(`terms.${section}.text`, { support })}</p>
        </section>
      ))}
    </WorkPage>
  );
}
