import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { type Asset, givenDocumentTypes } from "@neroli/contract/documents/schema.ts";
import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type Translate, useT, words } from "../../language/phrases.tsx";
import { ApiError, api } from "../client.ts";
import { fieldFailures } from "../forms/field-failures.ts";
import { sentenceOf, tellDone } from "../toast.tsx";
import { DocumentFields, type DocumentValues } from "./document-fields.tsx";
import { rereadDocuments } from "./use-uploads.ts";

interface EditDocumentProps {
  company: string;
  document: Asset;
  onClose: () => void;
}

/** Changes what is said of a document; its file changes by a new version alone. */
export function EditDocument({ company, document, onClose }: EditDocumentProps) {
  const t = useT();
  const [values, setValues] = useState(() => valuesOf(document));
  const save = useSave({ company, document, onDone: onClose });
  const nameless = values.name.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may be open over another form, which is not sent with it.
    event.stopPropagation();
    if (!nameless && !save.pending) save.send(values);
  };
  return (
    <Modal
      opened
      centered
      size="lg"
      // A click beside the dialog would lose what was typed.
      closeOnClickOutside={false}
      onClose={onClose}
      title={<Text fw={650}>{t("documents-admin.edit.which", { name: document.name })}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          {save.refused && <Alert color="red">{save.refused}</Alert>}
          <DocumentFields
            autoFocus
            values={values}
            onChange={(changes) => setValues({ ...values, ...changes })}
            errors={{
              ...save.failures,
              ...(nameless && { name: t("documents-upload.name.needed") }),
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("table.cancel")}
            </Button>
            <Button type="submit" loading={save.pending}>
              {t("table.form.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const valuesOf = ({ name, type, visibility, language, valid_until }: Asset): DocumentValues => ({
  name,
  type: documentType(type),
  visibility,
  language,
  valid_until,
});

const documentType = (type: string): DocumentType =>
  givenDocumentTypes.find((each) => each === type) ?? "NONE";

/** Saves; what was typed stays whatever is answered, and is laid over what others have saved. */
function useSave({
  company,
  document,
  onDone,
}: {
  company: string;
  document: Asset;
  onDone: () => void;
}) {
  const t = useT();
  const queries = useQueryClient();
  const [version, setVersion] = useState(document.version_of_record);
  const save = useMutation({
    mutationFn: ({ type, ...values }: DocumentValues) =>
      api("PUT /companies/:companyKey/assets/:id", {
        params: { companyKey: company, id: document.id },
        body: {
          ...values,
          type: type as Exclude<DocumentType, "IMAGE">,
          version_of_record: version,
        },
      }),
    onSuccess: () => {
      tellDone(t("documents-admin.saved"));
      onDone();
    },
    onError: (error) => {
      const now = conflictOf(error);
      if (now) setVersion(now.version);
    },
    onSettled: () => rereadDocuments(queries),
  });
  return {
    send: save.mutate,
    pending: save.isPending,
    failures: fieldFailures(save.error, t),
    refused: save.error && refusalOf(save.error, t),
  };
}

interface Conflict {
  version: number;
  changed: string[];
}

const conflictOf = (error: unknown): Conflict | null =>
  error instanceof ApiError && error.body.code === "conflict"
    ? (error.body.additional_data as unknown as Conflict)
    : null;

function refusalOf(error: unknown, t: Translate): string {
  const conflict = conflictOf(error);
  if (!conflict) return sentenceOf(error, t);
  const fields = conflict.changed.map((field) => words(t, "documents-admin.field", field));
  return t("documents-admin.conflict", { fields: fields.join(", ") });
}
