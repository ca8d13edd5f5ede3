import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { newSavedSearch } from "@neroli/contract/saved-searches/forms/new-saved-search.gen.ts";
import {
  type Frequency,
  frequencies,
  savedSearchNameLength,
} from "@neroli/contract/saved-searches/frequencies.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { RadioField } from "../../ui/fields/check-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { api, hasCode } from "../client.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useEntryForm } from "../forms/use-entry-form.ts";
import { tellDone } from "../toast.tsx";
import { sayNameless } from "./say-nameless.ts";

interface SaveSearchDialogProps {
  offering: Offering;
  query: Record<string, string>;
  view: SavedSearch["view"];
  suggestedName: string;
  onClose: () => void;
}

/** Names a search and says how often its news are mailed. */
export default function SaveSearchDialog(props: SaveSearchDialogProps) {
  const t = useT();
  const { form, isKnown } = useSaveSearchForm(props);
  return (
    <FormDialog
      title={t("saved-searches.save")}
      form={form}
      submit={t("saved-searches.save.do")}
      onClose={props.onClose}
    >
      {isKnown && <Link to={links.savedSearches()}>{t("saved-searches.show")}</Link>}
      <TextField data-autofocus label={t("saved-searches.name")} {...form.field("name")} />
      <RadioField
        legend={t("saved-searches.frequency")}
        hint={t("saved-searches.frequency.hint")}
        choices={frequencies.map((value) => ({
          value,
          label: t(`saved-searches.frequency.${value}`),
        }))}
        {...form.field("frequency")}
      />
    </FormDialog>
  );
}

function useSaveSearchForm(props: SaveSearchDialogProps) {
  const { offering, query, view, suggestedName, onClose } = props;
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // The refusal says as what it is saved already, or that the list is full: it is one click away.
  const [isKnown, setKnown] = useState(false);
  const form = useEntryForm({
    constraints: newSavedSearch,
    base: null,
    valuesOf: (): { name: string; frequency: Frequency } => ({
      name: suggestedName.trim().slice(0, savedSearchNameLength),
      frequency: "NEVER",
    }),
    toBody: (values) => ({ ...values, offering, query, view }),
    say: (failure) => sayNameless(t, failure),
    send: (body, { key }) => api("POST /saved-searches", { body, key }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["saved-searches"] });
      tellDone(t("saved-searches.saved"), {
        label: t("saved-searches.show"),
        onClick: () => void navigate(links.savedSearches()),
      });
      onClose();
    },
    onRefused: (error) => {
      setKnown(hasCode(error, "saved-searches.already") || hasCode(error, "saved-searches.full"));
      return false;
    },
    draft: () => ({ key: `save-search:${offering}:${JSON.stringify(query)}`, place: "tab" }),
  });
  return { form, isKnown };
}
