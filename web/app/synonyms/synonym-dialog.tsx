import type { Synonym, SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { fewestNames } from "@neroli/contract/synonyms/schema.ts";
import { type FormEvent, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { foldText } from "../ui/fold-text.ts";
import layout from "../ui/layout.module.css";
import { AddName, readTyped, type TypedName } from "./add-name.tsx";
import { NameChips } from "./name-chips.tsx";
import { useSaveSynonym } from "./save-synonym.ts";
import { Trial } from "./trial.tsx";

const nothing: TypedName = { text: "", language: "" };

const withNames = (names: readonly SynonymName[], more: readonly SynonymName[]): SynonymName[] => {
  const all = [...names];
  for (const name of more) {
    if (!all.some(({ text }) => foldText(text) === foldText(name.text))) all.push(name);
  }
  return all;
};

/** The form of one group, with what searches find now. */
export function SynonymDialog(props: { synonym: Synonym | null; onClose: () => void }) {
  const t = useT();
  const { synonym, onClose } = props;
  const [names, setNames] = useState<SynonymName[]>(synonym?.names ?? []);
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const save = useSaveSynonym(synonym, onClose);
  const tooFew = tried && names.length < fewestNames ? t("synonyms.too-few") : undefined;
  const add = (more: SynonymName[]) => {
    setNames(withNames(names, more));
    setTyped({ ...typed, text: "" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // What still stands in the line was meant to be added.
    const all = withNames(names, readTyped(typed));
    add(readTyped(typed));
    if (all.length >= fewestNames && !save.pending) save.send(all);
  };
  const title = synonym
    ? t("synonyms.edit.which", { name: synonym.names[0]?.text ?? "" })
    : t("synonyms.new");
  return (
    <Dialog size="wide" onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {save.refused && (
            <Note tone="bad" urgent>
              {save.refused}
            </Note>
          )}
          <NameChips
            names={names}
            onTake={(name) => setNames(names.filter((one) => one !== name))}
          />
          <AddName typed={typed} error={tooFew} onType={setTyped} onAdd={add} />
          <Trial />
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={save.pending}>
              {synonym ? t("table.form.save") : t("synonyms.create")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
