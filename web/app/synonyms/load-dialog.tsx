import { longestText, type SynonymLoad } from "@neroli/contract/synonyms/schema.ts";
import { useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { FileButton } from "../ui/file-button.tsx";
import layout from "../ui/layout.module.css";
import { useSynonymText } from "./use-synonym-text.ts";

const shownFaults = 50;

/** Many groups at once, as lines of text: pasted, typed or from a file, looked at before they are kept. */
export function LoadDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [text, setText] = useState("");
  const lines = useSynonymText(onClose);
  const { checked } = lines;
  const ready = checked !== undefined && checked.faults.length === 0;
  const change = (next: string) => {
    setText(next);
    lines.forget();
  };
  return (
    <Dialog
      title={t("synonyms.load")}
      onClose={onClose}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          {ready && checked.created + checked.changed > 0 ? (
            <Button variant="primary" loading={lines.loading} onClick={() => lines.load(text)}>
              {t("synonyms.load.confirm")}
            </Button>
          ) : (
            <Button
              variant="primary"
              loading={lines.checking}
              disabledReason={text.trim() === "" ? t("synonyms.load.empty") : null}
              onClick={() => lines.check(text)}
            >
              {t("synonyms.load.check")}
            </Button>
          )}
        </>
      }
    >
      <TextArea
        rows={10}
        data-autofocus
        maxLength={longestText}
        spellCheck={false}
        label={t("synonyms.load.lines")}
        hint={t("synonyms.load.hint")}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <FileButton
        accept=".txt,text/plain"
        text={t("synonyms.load.file")}
        label={t("synonyms.load.file")}
        onFiles={([file]) => void file?.text().then(change)}
      />
      {lines.failure && (
        <Note tone="bad" urgent>
          {lines.failure}
        </Note>
      )}
      <div role="status">{checked && <Told told={checked} />}</div>
    </Dialog>
  );
}

function Told({ told }: { told: SynonymLoad }) {
  const t = useT();
  const { created, changed, unchanged, faults } = told;
  if (faults.length > 0) {
    return (
      <>
        <Note tone="bad">{t("synonyms.load.faults", { count: faults.length })}</Note>
        <ul className={layout.bullets}>
          {faults.slice(0, shownFaults).map(({ line, fault, text }) => (
            <li key={line}>
              {t("synonyms.load.fault", {
                line,
                why: t(`synonyms.load.fault.${fault}`),
                text: text.slice(0, 80),
              })}
            </li>
          ))}
        </ul>
      </>
    );
  }
  return <Note>{t("synonyms.load.told", { created, changed, unchanged })}</Note>;
}
