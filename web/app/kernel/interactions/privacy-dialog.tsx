import { useMutation } from "@tanstack/react-query";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { useSession } from "../session/session.tsx";
import { tellDone } from "../toast.tsx";
import { AccountConsent } from "./account-consent.tsx";
import { agree, browserRefuses, decline, useAnswer } from "./consent.ts";
import { useCrmHost } from "./use-crm.ts";

/** What is kept of readers, and what this one has agreed to: with an account, or in this browser. */
export default function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { state } = useSession();
  if (state !== "signed-in" && !browserRefuses()) return <VisitorChoices onClose={onClose} />;
  return (
    <Dialog title={t("privacy.title")} onClose={onClose}>
      {state === "signed-in" ? (
        <AccountConsent autofocus />
      ) : (
        <div className={layout.stack}>
          <p className={layout.text}>{t("privacy.counted")}</p>
          <Note>{t("privacy.refused")}</Note>
        </div>
      )}
    </Dialog>
  );
}

function VisitorChoices({ onClose }: { onClose: () => void }) {
  const t = useT();
  const answer = useAnswer();
  const crm = useCrmHost();
  const has = answer?.visitor !== undefined;
  const accept = () => {
    agree();
    tellDone(t("privacy.agreed"));
    onClose();
  };
  const refuse = useMutation({
    mutationFn: (_hadAgreed: boolean) => decline(),
    onSuccess: (_, hadAgreed) => {
      tellDone(hadAgreed ? t("privacy.withdrawn") : t("privacy.declined"));
      onClose();
    },
  });
  return (
    <Dialog
      title={t("privacy.title")}
      onClose={onClose}
      footer={
        <>
          <Button
            disabledReason={has ? t("privacy.agreed") : null}
            reasonId="privacy-answer"
            onClick={accept}
          >
            {t("privacy.agree")}
          </Button>
          <Button loading={refuse.isPending} onClick={() => refuse.mutate(has)}>
            {has ? t("privacy.withdraw") : t("privacy.decline")}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p className={layout.text}>{t("privacy.counted")}</p>
        <p className={layout.text}>{t("privacy.remembered")}</p>
        {crm && <p className={layout.text}>{t("privacy.crm", { host: crm })}</p>}
        <p className={layout.text}>{t("privacy.withdrawing")}</p>
        {answer && (
          <p id="privacy-answer" className={layout.text}>
            <strong>{has ? t("privacy.agreed") : t("privacy.declined")}</strong>
          </p>
        )}
        {refuse.isError && (
          <Note tone="bad" urgent>
            {t("privacy.withdrawn.later")}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
