import { Alert } from "@mantine/core";
import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import {
  type Frequency,
  savedSearchNameLength,
} from "@neroli/contract/saved-searches/frequencies.ts";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { ApiError, api } from "../client.ts";
import { sentenceOf, tellDone } from "../toast.tsx";
import { FrequencyField } from "./frequency-field.tsx";
import { NameField } from "./name-field.tsx";

/** Names a search and says how often its news are mailed. */
export default function SaveSearchDialog(props: {
  offering: Offering;
  query: Record<string, string>;
  view: SavedSearch["view"];
  suggestedName: string;
  onClose: () => void;
}) {
  const { offering, query, view, onClose } = props;
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState(props.suggestedName.trim().slice(0, savedSearchNameLength));
  const [frequency, setFrequency] = useState<Frequency>("NEVER");
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      api("POST /saved-searches", { body: { name, frequency, offering, query, view } }),
    onSuccess: () => {
      tellDone(t("saved-searches.saved"), {
        label: t("saved-searches.show"),
        onClick: () => void navigate(links.savedSearches()),
      });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["saved-searches"] }),
  });
  const unnamed = name.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!unnamed && !save.isPending) save.mutate();
  };
  return (
    <Dialog onClose={onClose} title={t("saved-searches.save")}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {save.error && <Refusal error={save.error} />}
          <NameField name={name} missing={tried && unnamed} onChange={setName} />
          <FrequencyField value={frequency} onChange={setFrequency} />
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t("saved-searches.save.do")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

/** The sentence says as what it is saved already; the list is one click away. */
function Refusal({ error }: { error: Error }) {
  const t = useT();
  const code = error instanceof ApiError ? error.body.code : undefined;
  return (
    <Alert color={code === "saved-searches.already" ? "blue" : "red"} role="alert">
      {sentenceOf(error, t)}{" "}
      {code?.startsWith("saved-searches.") && (
        <Link to={links.savedSearches()} style={{ color: "inherit" }}>
          {t("saved-searches.show")}
        </Link>
      )}
    </Alert>
  );
}
