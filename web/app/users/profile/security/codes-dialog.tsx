import { useState } from "react";
import { saveFile } from "../../../kernel/save-file.ts";
import { tellDone } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import layout from "../../../ui/layout.module.css";
import classes from "./codes-dialog.module.css";

/** They are shown this once; closed is asked for, unless they were saved, copied or printed. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT();
  const [kept, setKept] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const text = `${t("factors.codes.file", { host: location.host })}\n\n${codes.join("\n")}\n`;
  const save = () => {
    saveFile(new Blob([text], { type: "text/plain" }), "neroli-recovery-codes.txt");
    setKept(true);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setKept(true);
    tellDone(t("factors.codes.copied"));
  };
  const close = () => (kept ? onClose() : setLeaving(true));
  return (
    <>
      <Dialog
        title={t("factors.codes")}
        onClose={close}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t("factors.codes.kept")}
          </Button>
        }
      >
        <div className={layout.stack}>
          <Note tone="warning">{t("factors.codes.once")}</Note>
          <ul className={classes.codes} aria-label={t("factors.codes")}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className={layout.line}>
            <Button data-autofocus size="small" onClick={save}>
              {t("factors.codes.save")}
            </Button>
            <Button size="small" onClick={() => void copy()}>
              {t("factors.codes.copy")}
            </Button>
            <Button
              size="small"
              onClick={() => {
                print();
                setKept(true);
              }}
            >
              {t("factors.codes.print")}
            </Button>
          </div>
        </div>
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={t("factors.codes.leave")}
          text={t("factors.codes.leave.text")}
          confirm={t("factors.codes.leave.go")}
          cancel={t("table.leave.stay")}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
