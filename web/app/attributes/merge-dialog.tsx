import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { Picker } from "../kernel/picker.tsx";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT, words } from "../language/phrases.tsx";

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
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<Text fw={650}>{t("attributes.merge.which", { term })}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <Stack>
        {merge.error && <Alert color="red">{sentenceOf(merge.error, t)}</Alert>}
        <p style={{ margin: 0 }}>
          {t("attributes.merge.lead", { field: words(t, "product-fields", field) })}
        </p>
        <TargetPicker {...{ attribute, into }} onChange={setInto} />
        {into && (
          <Alert color="yellow">
            {t("attributes.merge.sure", { count: products, from: term, into: into.term })}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("table.cancel")}
          </Button>
          <Button
            disabled={!into}
            title={into ? "" : t("attributes.merge.choose")}
            loading={merge.isPending}
            onClick={() => into && merge.mutate(into)}
          >
            {t("attributes.merge")}
          </Button>
        </Group>
      </Stack>
    </Modal>
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
