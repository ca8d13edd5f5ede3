import { useState } from "react";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import classes from "./webhooks.module.css";

/** It is shown this once; closing is asked for, unless it was copied or is said to be kept. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => {
        setCopied(true);
        tellDone(t("webhooks.secret.copied"));
      },
      () => tellDone(t("webhooks.secret.copy.failed")),
    );
  return (
    <>
      <Dialog
        title={t("webhooks.secret")}
        onClose={() => (copied ? onClose() : setLeaving(true))}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t("webhooks.secret.kept")}
          </Button>
        }
      >
        <div className={layout.stack}>
          <Note tone="warning">{t("webhooks.secret.once")}</Note>
          <code className={classes.code}>{secret}</code>
          <div>
            <Button data-autofocus size="small" onClick={() => void copy()}>
              {t("webhooks.secret.copy")}
            </Button>
          </div>
        </div>
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={t("webhooks.secret.leave")}
          text={t("webhooks.secret.leave.text")}
          confirm={t("webhooks.secret.leave.go")}
          cancel={t("table.leave.stay")}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
