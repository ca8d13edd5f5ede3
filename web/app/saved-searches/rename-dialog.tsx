import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { type FormEvent, useState } from "react";
import { NameField } from "../kernel/saved-searches/name-field.tsx";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { useChange } from "./use-searches.ts";

/** `search` is as the list knows it now: what another tab has changed is saved over with intent. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const t = useT();
  const [name, setName] = useState(search.name);
  const [tried, setTried] = useState(false);
  const change = useChange(search, onClose);
  const unnamed = name.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!unnamed && !change.isPending) change.mutate({ name });
  };
  return (
    <Dialog onClose={onClose} title={t("saved-searches.rename")}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {change.error && (
            <Note tone="bad" urgent>
              {sentenceOf(change.error, t)}
            </Note>
          )}
          <NameField name={name} missing={tried && unnamed} onChange={setName} />
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={change.isPending}>
              {t("saved-searches.save.do")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
