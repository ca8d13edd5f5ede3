import { Button, Group, Modal, Radio, Stack, Text } from "@mantine/core";
import {
  type DocumentVisibility,
  documentVisibilities,
} from "@neroli/contract/enumerations/documents.ts";
import { useState } from "react";
import { useT, words } from "../language/phrases.tsx";

interface VisibilityDialogProps {
  count: number;
  onChoose: (visibility: DocumentVisibility) => void;
  onClose: () => void;
}

/** Who gets the selected documents, with what each choice means. */
export function VisibilityDialog({ count, onChoose, onClose }: VisibilityDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState<DocumentVisibility>("CONFIDENTIAL");
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<Text fw={650}>{t("documents-admin.bulk.which", { count })}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <Stack>
        <Radio.Group
          label={t("product-page.documents.visibility")}
          value={chosen}
          onChange={(value) =>
            setChosen(documentVisibilities.find((each) => each === value) ?? chosen)
          }
        >
          <Stack gap="sm" mt="xs">
            {documentVisibilities.map((value) => (
              <Radio
                key={value}
                value={value}
                label={words(t, "document-visibilities", value)}
                description={t(`documents-upload.visibility.${value}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("table.cancel")}
          </Button>
          <Button onClick={() => onChoose(chosen)}>{t("table.form.save")}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
