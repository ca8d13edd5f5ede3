import type { HeldFactors } from "@neroli/contract/factors/administration.ts";
import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { useState } from "react";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { useHeldFactors } from "./account-queries.ts";
import { ResetFactors } from "./reset-factors.tsx";

/** What the person has beside the password; support takes it off where all of it is lost. */
export function SecondStep({ account }: { account: AccountDetail }) {
  const t = useT();
  const held = useHeldFactors(account.key);
  const [asking, setAsking] = useState(false);
  // Where another identity provider is asked who it is, all of this is its matter.
  if (held.data?.offered === false) return null;
  return (
    <section>
      <h3>{t("users-admin.panel.second-step")}</h3>
      <QueryStates query={held}>
        {(factors) => (
          <>
            <HeldList factors={factors} />
            {(factors.passkeys > 0 || factors.app) && (
              <div className={layout.line}>
                <Button
                  size="small"
                  disabledReason={factors.can.reset.reason}
                  onClick={() => setAsking(true)}
                >
                  {t("users-admin.factors.reset")}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryStates>
      {asking && <ResetFactors account={account} onClose={() => setAsking(false)} />}
    </section>
  );
}

function HeldList({ factors }: { factors: HeldFactors }) {
  const t = useT();
  const { passkeys, app, codes_left } = factors;
  if (passkeys === 0 && !app) {
    return <p className={layout.soft}>{t("users-admin.factors.none")}</p>;
  }
  return (
    <ul className={`${layout.list} ${layout.close}`}>
      {passkeys > 0 && <li>{t("users-admin.factors.passkeys", { count: passkeys })}</li>}
      {app && <li>{t("factors.app")}</li>}
      <li>{t("users-admin.factors.codes", { count: codes_left })}</li>
    </ul>
  );
}
