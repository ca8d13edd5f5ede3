import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Note } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { addressOf } from "./address.ts";
import classes from "./compare-page.module.css";
import type { useCompared } from "./use-compared.ts";

interface NoticesProps {
  comparison: Comparison;
  compared: ReturnType<typeof useCompared>;
}

/** Products of the address that are not in the table, and why. */
export function Notices({ comparison, compared }: NoticesProps) {
  const t = useT();
  const { products, others, unavailable } = comparison;
  const restricted = products.some(({ restricted_fields }) => restricted_fields.length > 0);
  return (
    <div className={`${layout.close} ${classes.notices}`}>
      {unavailable.length > 0 && (
        <Note
          action={
            <Button size="small" onClick={compared.removeUnavailable}>
              {t("comparison.unavailable.remove")}
            </Button>
          }
        >
          {t("comparison.unavailable", { count: unavailable.length })}
        </Note>
      )}
      {others.length > 0 && (
        <Note
          action={
            <ButtonLink
              size="small"
              href={addressOf({ keys: others.map(({ key }) => key), onlyDifferences: false })}
            >
              {t("comparison.others.compare")}
            </ButtonLink>
          }
        >
          {t("comparison.others", { names: others.map(({ name }) => name).join(", ") })}
        </Note>
      )}
      {compared.tooMany && <Note>{t("comparison.too-many")}</Note>}
      {restricted && <Restricted />}
    </div>
  );
}

/** Tells how a reader gets to see restricted fields (interface, product page). */
function Restricted() {
  const t = useT();
  const signedIn = useSession().state === "signed-in";
  return (
    <Note>
      <Icon name="lock" />{" "}
      {t(signedIn ? "comparison.restricted.member" : "comparison.restricted.visitor")}
    </Note>
  );
}
