import { Alert, Button, Group, Modal, Select, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
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
  const { attribute, into } = props;
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), 200);
  const asked = text === into?.term ? "" : text;
  const { data, error } = useQuery({
    queryKey: ["attributes", "targets", attribute.field, asked],
    queryFn: ({ signal }) =>
      api("GET /attributes", {
        query: {
          field__eq: attribute.field,
          status__eq: "APPROVED",
          text__icontains: asked,
          sort: "-products",
          size: shown,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.content ?? []).flatMap(({ id, term }) =>
    id && id !== attribute.id ? [{ id, term }] : [],
  );
  const offered = into && !found.some(({ id }) => id === into.id) ? [into, ...found] : found;
  return (
    <Select
      searchable
      data-autofocus
      label={t("attributes.merge.into")}
      data={offered.map(({ id, term }) => ({ value: id, label: term }))}
      // The server has looked, by names of all languages and synonyms.
      filter={({ options }) => options}
      value={into?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => props.onChange(offered.find((each) => each.id === id) ?? null)}
      nothingFoundMessage={t("attributes.merge.none")}
      error={error ? sentenceOf(error, t) : undefined}
    />
  );
}
