import { mostPictures } from "@neroli/contract/documents/pictures.ts";
import type { Asset } from "@neroli/contract/documents/schema.ts";
import { useState } from "react";
import { pictureEndings } from "../../../kernel/documents/inspect-file.ts";
import { RemoveAsset } from "../../../kernel/documents/remove-asset.tsx";
import { MovingUpload, RefusedUpload } from "../../../kernel/documents/upload-row.tsx";
import { useAssets } from "../../../kernel/documents/use-assets.ts";
import { type Uploads, useUploads } from "../../../kernel/documents/use-uploads.ts";
import { QueryStates } from "../../../kernel/query-states.tsx";
import { useT } from "../../../language/phrases.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import layout from "../../../ui/layout.module.css";
import { EmptyState } from "../../../ui/states.tsx";
import { useEditable } from "../editable.ts";
import { PictureList } from "./picture-list.tsx";

interface PicturesPanelProps {
  /** Keys. */
  company: string;
  product: string;
}

/** A product's pictures and their order, saved by themselves, beside the form. */
export function PicturesPanel({ company, product }: PicturesPanelProps) {
  const t = useT();
  const found = useAssets({ company, product }, "IMAGE");
  const editable = useEditable({ company, key: product }).data;
  const uploads = useUploads({ company, product }, "pictures");
  const [removing, setRemoving] = useState<Asset | null>(null);
  const pictures = found.data ?? [];
  const most = { most: mostPictures };
  const full =
    pictures.length >= mostPictures ? t("documents-upload.pictures.full", most) : undefined;
  const locked = editable && !editable.can.edit ? t("documents-admin.locked") : undefined;
  return (
    <div className={layout.stack}>
      <DropArea
        multiple
        label={t("documents-upload.pictures.choose")}
        invitation={t("documents-upload.pictures.drop")}
        rule={t("documents-upload.pictures.rule", most)}
        accept={pictureEndings}
        disabledReason={locked ?? full}
        onFiles={(files) => void uploads.sendPictures(files)}
      />
      <Underway uploads={uploads} />
      <QueryStates
        query={found}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState text={t("documents-upload.pictures.empty")} />}
      >
        {(all) => <PictureList {...{ company, product }} pictures={all} onRemove={setRemoving} />}
      </QueryStates>
      {removing && (
        <RemoveAsset company={company} asset={removing} onClose={() => setRemoving(null)} />
      )}
    </div>
  );
}

/** Those that are on their way, refused, or have failed and can be sent again. */
function Underway({ uploads: { uploads, send } }: { uploads: Uploads }) {
  if (uploads.length === 0) return null;
  return (
    <ul className={`${layout.list} ${layout.close}`}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          {upload.state === "REFUSED" || upload.state === "FAILED" ? (
            <RefusedUpload
              upload={upload}
              onAgain={upload.state === "FAILED" ? () => send([upload.id]) : undefined}
            />
          ) : (
            <MovingUpload upload={upload} />
          )}
        </li>
      ))}
    </ul>
  );
}
