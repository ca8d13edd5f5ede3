import { links } from "@neroli/contract/access/links.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";

/** In the place of a page that is not there before the account is admitted, and whom to ask. */
export function Waiting() {
  const t = useT();
  const support = useSupportEmail();
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { company, standing } = session.profile;
  const colleagues = company !== null && standing === "waiting";
  return (
    <PlainPage
      title={t("identity.waiting.title")}
      actions={
        <>
          <ButtonLink variant="strong" href={links.search("INGREDIENTS")}>
            {t("identity.refused.back")}
          </ButtonLink>
          <ButtonLink href={links.profile()}>{t("identity.waiting.profile")}</ButtonLink>
        </>
      }
    >
      <p>{t("errors.access.under-review")}</p>
      <p>
        {colleagues
          ? t("identity.waiting.colleagues", { company: company.name, support })
          : t("identity.waiting.support", { support })}
      </p>
    </PlainPage>
  );
}
