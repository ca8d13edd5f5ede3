import type { Asset } from "@neroli/contract/documents/schema.ts";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { RadioField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";
import { api } from "../client.ts";
import { ConfirmAction } from "../confirm-action.tsx";

interface RemoveAssetProps {
  company: string;
  asset: Asset;
  onClose: () => void;
}

/** Asks first: bytes that are removed do not come back. */
export function RemoveAsset({ company, asset, onClose }: RemoveAssetProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { name, version, versions } = asset;
  const what = asset.kind === "IMAGE" ? "picture" : "document";
  return (
    <ConfirmAction
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
      action={() =>
        api("DELETE /companies/:companyKey/assets/:id", {
          params: { companyKey: company, id: asset.id },
          query: all ? { versions: "all" } : {},
        })
      }
      done={t("documents-admin.removed")}
      failed={t("documents-admin.not-removed")}
      reread={["documents", "products"]}
      onClose={onClose}
    />
  );
}
