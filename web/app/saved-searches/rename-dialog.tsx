import { savedSearch } from "@neroli/contract/saved-searches/forms/saved-search.gen.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { sayNameless } from "../kernel/saved-searches/say-nameless.ts";
import { useT } from "../language/phrases.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { useChangeSearch } from "./saved-search-queries.ts";

/** `search` is as the list knows it now: what another tab has changed is saved over with intent. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const t = useT();
  const { mutateAsync: change } = useChangeSearch(search);
  const form = useEntryForm({
    constraints: savedSearch,
    base: search,
    valuesOf: ({ name }) => ({ name }),
    toBody: ({ name }) => ({ name, frequency: search.frequency, version: search.version }),
    say: (failure) => sayNameless(t, failure),
    send: (body) => change(body),
    onSent: onClose,
    draft: () => ({ key: `saved-search:${search.id}`, place: "tab" }),
  });
  return (
    <FormDialog
      title={t("saved-searches.rename")}
      form={form}
      submit={t("saved-searches.save.do")}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("saved-searches.name")} {...form.field("name")} />
    </FormDialog>
  );
}
