import { links } from "@neroli/contract/access/links.ts";
import { useT } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PlainPage } from "../../ui/plain-page.tsx";

/** In the place of a page that one may not see (spec 2, access behaviour). */
export function Refused() {
  const t = useT();
  return (
    <div role="alert">
      <PlainPage
        title={t("identity.refused.title")}
        actions={
          <ButtonLink variant="strong" href={links.search("INGREDIENTS")}>
            {t("identity.refused.back")}
          </ButtonLink>
        }
      >
        <p>{t("errors.access.forbidden")}</p>
      </PlainPage>
    </div>
  );
}
