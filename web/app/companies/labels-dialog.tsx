import { Alert, Button, Checkbox, Group, Modal, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { LabelChip } from "../ui/label-chip.tsx";
import { useCompanyChanged, useLabels } from "./company-queries.ts";

interface LabelsDialogProps {
  company: { key: string; name: string; labels: readonly { key: string }[] };
  onClose: () => void;
}

/** Which labels a company carries: support's choice. */
export function LabelsDialog({ company, onClose }: LabelsDialogProps) {
  const t = useT();
  const { data, error, refetch } = useLabels();
  const [chosen, setChosen] = useState(company.labels.map(({ key }) => key));
  const tellChanged = useCompanyChanged();
  const save = useMutation({
    mutationFn: () =>
      api("PUT /companies/:companyKey/labels", {
        params: { companyKey: company.key },
        body: { labels: chosen },
      }),
    onSuccess: () => {
      void tellChanged(company.key);
      tellDone(t("companies-admin.labels.saved", { name: company.name }));
      onClose();
    },
  });
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<Text fw={650}>{t("companies-admin.labels.title", { name: company.name })}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <Stack>
        {error && (
          <Alert color="red">
            <p>{sentenceOf(error, t)}</p>
            <Button variant="default" onClick={() => void refetch()}>
              {t("table.retry")}
            </Button>
          </Alert>
        )}
        {!data && !error && <p aria-busy="true">{t("table.loading")}</p>}
        {data?.content.length === 0 && <p>{t("companies-admin.labels.none")}</p>}
        <Checkbox.Group
          aria-label={t("companies-admin.labels.title", { name: company.name })}
          value={chosen}
          onChange={setChosen}
        >
          <Stack gap="sm">
            {data?.content.map(({ key, title, colour, description }) => (
              <Checkbox
                key={key}
                value={key}
                label={<LabelChip title={title} colour={colour} />}
                description={description}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {save.error && <Alert color="red">{sentenceOf(save.error, t)}</Alert>}
        <Group justify="space-between">
          <Link to={links.adminLabels()}>{t("companies-admin.labels.manage")}</Link>
          <Group>
            <Button variant="default" onClick={onClose}>
              {t("table.cancel")}
            </Button>
            <Button disabled={!data} loading={save.isPending} onClick={() => save.mutate()}>
              {t("table.form.save")}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
