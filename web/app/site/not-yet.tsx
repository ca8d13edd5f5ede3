import { links } from "@neroli/contract/access/links.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import type { Route } from "./+types/not-yet";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "site.not-yet.title");

/** Stands for a page that is still being built, and says where to go instead. */
export default function NotYet() {
  const t = useT();
  return (
    <PlainPage
      title={t("site.not-yet.title")}
      actions={
        <ButtonLink variant="strong" href={links.search("INGREDIENTS")}>
          {t("site.not-yet.action")}
        </ButtonLink>
      }
    >
      <p>{t("site.not-yet.text")}</p>
    </PlainPage>
  );
}
