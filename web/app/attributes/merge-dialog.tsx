import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ErrorNote } from "../kernel/error-note.tsx";
import { useCloseQuestion } from "../kernel/forms/use-close-question.tsx";
import { Picker } from "../kernel/picker.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";

interface MergeDialogProps {
  attribute: Attribute;
  onClose: () => void;
}

/** Puts another term in the place of this one, everywhere. */
export function MergeDialog({ attribute, onClose }: MergeDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const [into, setInto] = useState<Target | null>(null);
  const { term, field, products } = attribute;
  const merge = useMutation({
    mutationFn: (target: Target) =>
      attribute.id
        ? api("POST /attributes/:attributeId/merge", {
            params: { attributeId: attribute.id },
            body: { into: target.id },
          })
        : api("POST /attributes/:attributeId/spellings", {
            params: { attributeId: target.id },
            body: { term },
          }),
    onSuccess: () => {
      tellDone(t("attributes.merging"));
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["attributes"] }),
  });
  const changed = into !== null && !merge.isPending;
  const { close, question } = useCloseQuestion({ changed, onClose });
  return (
    <Dialog onClose={close} title={t("attributes.merge.which", { term })}>
      {question}
      <div className={layout.stack}>
        <ErrorNote error={merge.error} />
        <p className={layout.text}>
          {t("attributes.merge.lead", { field: words(t, "product-fields", field) })}
        </p>
        <TargetPicker {...{ attribute, into }} onChange={setInto} />
        {into && (
          <Note tone="warning">
            {t("attributes.merge.sure", { count: products, from: term, into: into.term })}
          </Note>
        )}
        <div className={layout.actions}>
          <Button onClick={close}>{t("table.cancel")}</Button>
          <Button
            variant="primary"
            disabledReason={into ? null : t("attributes.merge.choose")}
            loading={merge.isPending}
            onClick={() => into && merge.mutate(into)}
          >
            {t("attributes.merge")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface Target {
  id: string;
  term: string;
}

const shown = "15";

function TargetPicker(props: {
  attribute: Attribute;
  into: Target | null;
  onChange: (target: Target | null) => void;
}) {
  const t = useT();
  const { field, id: own } = props.attribute;
  return (
    <Picker
      autoFocus
      label={t("attributes.merge.into")}
      value={props.into}
      onChange={props.onChange}
      queryKey={["attributes", "targets", field]}
      // The server looks by names of all languages and synonyms.
      find={async (words, signal) => {
        const { content } = await api("GET /attributes", {
          query: {
            field__eq: field,
            status__eq: "APPROVED",
            text__icontains: words,
            sort: "-products",
            size: shown,
          },
          signal,
        });
        return content.flatMap(({ id, term }) => (id && id !== own ? [{ id, term }] : []));
      }}
      keyOf={({ id }) => id}
      nameOf={({ term }) => term}
      none={t("attributes.merge.none")}
    />
  );
}
