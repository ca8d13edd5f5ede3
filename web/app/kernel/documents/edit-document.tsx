import { asset as constraints } from "@neroli/contract/documents/forms/asset.gen.ts";
import {
  type Asset,
  type AssetForm,
  givenDocumentTypes,
} from "@neroli/contract/documents/schema.ts";
import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useT, words } from "../../language/phrases.tsx";
import { ApiError, api } from "../client.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useEntryForm } from "../forms/use-entry-form.ts";
import { tellDone } from "../toast.tsx";
import { DocumentFields } from "./document-fields.tsx";
import type { DocumentDetails } from "./upload.ts";
import { rereadDocuments } from "./use-uploads.ts";

interface EditDocumentProps {
  company: string;
  document: Asset;
  onClose: () => void;
}

/** Changes what is said of a document; its file changes by a new version alone. */
export function EditDocument({ company, document, onClose }: EditDocumentProps) {
  const t = useT();
  const form = useDocumentForm({ company, document, onClose });
  const { conflict } = form;
  const changed = conflict && [...conflict.taken, ...conflict.contested];
  return (
    <FormDialog
      size="wide"
      title={t("documents-admin.edit.which", { name: document.name })}
      form={form}
      submit={t("table.form.save")}
      conflict={
        changed &&
        t("documents-admin.conflict", {
          fields: changed.map((field) => words(t, "documents-admin.field", field)).join(", "),
        })
      }
      onClose={onClose}
    >
      <DocumentFields
        autoFocus
        values={form.values}
        onChange={form.set}
        errors={form.errors}
        bind={form.field}
      />
    </FormDialog>
  );
}

function useDocumentForm({ company, document, onClose }: EditDocumentProps) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints,
    base: document,
    valuesOf,
    toBody: (values: DocumentDetails, { version_of_record }) =>
      ({ ...values, version_of_record }) as AssetForm,
    send: (body) =>
      api("PUT /companies/:companyKey/assets/:id", {
        params: { companyKey: company, id: document.id },
        body,
      }).finally(() => rereadDocuments(queries)),
    onSent: () => {
      tellDone(t("documents-admin.saved"));
      onClose();
    },
    theirsOf,
    draft: ({ id, version_of_record }) => ({ key: `document.${id}.${version_of_record}` }),
  });
}

const valuesOf = ({ name, type, visibility, language, valid_until }: Asset): DocumentDetails => ({
  name,
  type: documentType(type),
  visibility,
  language,
  valid_until,
});

const documentType = (type: string): DocumentType =>
  givenDocumentTypes.find((each) => each === type) ?? "NONE";

/** Somebody else saved first: the server answers what it holds now. */
function theirsOf(error: unknown, document: Asset): Asset | null {
  if (!(error instanceof ApiError) || error.body.code !== "conflict") return null;
  const { version, current } = error.body.additional_data as unknown as {
    version: number;
    current: Partial<Asset>;
  };
  return { ...document, ...current, version_of_record: version };
}
