import type { Asset } from "@neroli/contract/documents/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { RadioField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";
import { api } from "../client.ts";
import { sentenceOf, tellDone } from "../toast.tsx";
import { rereadDocuments } from "./use-uploads.ts";

interface RemoveAssetProps {
  company: string;
  asset: Asset;
  onClose: () => void;
}

/** Asks first: bytes that are removed do not come back. */
export function RemoveAsset({ company, asset, onClose }: RemoveAssetProps) {
  const t = useT();
  const queries = useQueryClient();
  const [all, setAll] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      api("DELETE /companies/:companyKey/assets/:id", {
        params: { companyKey: company, id: asset.id },
        query: all ? { versions: "all" } : {},
      }),
    onSuccess: () => {
      tellDone(t("documents-admin.removed"));
      onClose();
    },
    onSettled: () => rereadDocuments(queries),
  });
  const { name, version, versions } = asset;
  const what = asset.kind === "IMAGE" ? "picture" : "document";
  return (
    <ConfirmDialog
      danger
      title={t("documents-admin.remove.which", { name })}
      text={
        <div className={layout.stack}>
          {t(`documents-admin.remove.sure.${what}`)}
          {versions > 1 && (
            <RadioField
              legend={t("documents-admin.remove.versions")}
              choices={[
                { value: "one", label: t("documents-admin.remove.this", { version }) },
                { value: "all", label: t("documents-admin.remove.all", { count: versions }) },
              ]}
              value={all ? "all" : "one"}
              onChange={(value) => setAll(value === "all")}
            />
          )}
        </div>
      }
      confirm={t("documents-admin.remove")}
      cancel={t("table.cancel")}
      pending={remove.isPending}
      error={
        remove.error
          ? `${t("documents-admin.not-removed")}. ${sentenceOf(remove.error, t)}`
          : undefined
      }
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
