import { graceDays } from "@neroli/contract/personal-data/grace.ts";
import { useState } from "react";
import { api } from "../../../kernel/client.ts";
import { ConfirmAction } from "../../../kernel/confirm-action.tsx";
import { personalDataKey } from "../../../kernel/personal-data/use-keep-account.ts";
import { QueryStates } from "../../../kernel/query-states.tsx";
import { refreshProfile } from "../../../kernel/session/session.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ConfirmPerson } from "../security/confirm-person.tsx";
import { useFactors } from "../security/use-factors.ts";

interface EraseAccountProps {
  signInHere: boolean;
  onClose: () => void;
}

/** Who does it proves first who sits there, then reads what goes and what stays. */
export function EraseAccount({ signInHere, onClose }: EraseAccountProps) {
  const t = useT();
  const factors = useFactors();
  const [confirmed, setConfirmed] = useState(!signInHere);
  if (confirmed) return <Question onClose={onClose} />;
  if (!factors.data) {
    return (
      <Dialog title={t("personal-data.erase.title")} onClose={onClose}>
        <QueryStates query={factors}>{() => null}</QueryStates>
      </Dialog>
    );
  }
  return (
    <ConfirmPerson
      factors={factors.data}
      text={t("personal-data.erase.confirm")}
      onConfirmed={() => setConfirmed(true)}
      onClose={onClose}
    />
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <ConfirmAction
      title={t("personal-data.erase.title")}
      text={
        <>
          <p>{t("personal-data.erase.goes")}</p>
          <p>{t("personal-data.erase.nameless")}</p>
          <p>{t("personal-data.erase.stays")}</p>
          <p>
            <strong>{t("personal-data.erase.hint", { days: graceDays })}</strong>{" "}
            {t("personal-data.erase.until")}
          </p>
        </>
      }
      confirm={t("personal-data.erase")}
      action={async () => {
        await api("POST /users/profile/personal-data/erasure");
        await refreshProfile();
      }}
      done={t("personal-data.erase.done")}
      reread={personalDataKey}
      onClose={onClose}
    />
  );
}
