import { links } from "@neroli/contract/access/links.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { signOut, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import type { Route } from "./+types/unauthorized-only";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "identity.unauthorized-only.title");

/** Where signed-in people come to who open a page for visitors, such as the sign-up (spec 2). */
export default function UnauthorizedOnly() {
  const t = useT();
  const { state } = useSession();
  return (
    <PlainPage
      title={t("identity.unauthorized-only.title")}
      actions={
        <>
          <ButtonLink href={links.search("INGREDIENTS")} variant="strong">
            {t("identity.refused.back")}
          </ButtonLink>
          {state === "signed-in" && (
            <Button onClick={() => void signOut()}>{t("shell.log-out")}</Button>
          )}
        </>
      }
    >
      <p>{t("identity.unauthorized-only.text")}</p>
    </PlainPage>
  );
}
