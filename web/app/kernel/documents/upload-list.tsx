import { documentVisibilities } from "@neroli/contract/enumerations/documents.ts";
import { useEffect, useId, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import layout from "../../ui/layout.module.css";
import { RowList } from "../../ui/row-list.tsx";
import { useVisibilityOptions } from "./document-fields.tsx";
import classes from "./documents.module.css";
import type { FormerDocument } from "./next-version.ts";
import { StagedDocument } from "./staged-document.tsx";
import { isForAll, type Upload } from "./upload.ts";
import { MovingUpload, RefusedUpload } from "./upload-row.tsx";
import { changeDetails, removeUpload } from "./uploads.ts";
import type { Uploads } from "./use-uploads.ts";

interface UploadListProps {
  uploads: Uploads;
  /** Documents that a staged one may be the next version of. */
  documents: readonly FormerDocument[];
}

const canBeSent = ({ state }: Upload) => state === "STAGED" || state === "FAILED";

/** What was chosen and is not there yet: to be described, on its way, or refused. */
export function UploadList({ uploads: { uploads, send }, documents }: UploadListProps) {
  const t = useT();
  const whole = useKeepFocus(uploads.length);
  const ready = uploads.filter(canBeSent);
  const shared = ready.filter(({ target }) => !isForAll(target));
  return (
    <div ref={whole} tabIndex={-1} className={classes.uploads}>
      {uploads.length > 0 && (
        <Card title={t("documents-upload.title")} level={3}>
          {shared.length > 1 && <VisibilityOfAll ready={shared} />}
          <RowList>
            {uploads.map((upload) => (
              <li key={upload.id}>
                <UploadRow upload={upload} documents={documents} onSend={() => send([upload.id])} />
              </li>
            ))}
          </RowList>
          {ready.length > 0 && <SendAll ready={ready} send={send} />}
        </Card>
      )}
    </div>
  );
}

function SendAll({ ready, send }: { ready: readonly Upload[]; send: Uploads["send"] }) {
  const t = useT();
  const reason = useId();
  const nameless = ready.some((upload) => !upload.details?.name.trim());
  return (
    <div className={layout.actions}>
      {nameless && <span id={reason}>{t("documents-upload.nameless")}</span>}
      {ready.length > 1 && (
        <Button
          size="small"
          onClick={() => {
            for (const upload of ready) removeUpload(upload.id);
          }}
        >
          {t("documents-upload.remove-all")}
        </Button>
      )}
      <Button
        variant="primary"
        disabledReason={nameless ? t("documents-upload.nameless") : null}
        reasonId={reason}
        onClick={() => send(ready.map((upload) => upload.id))}
      >
        {t("documents-upload.send", { count: ready.length })}
      </Button>
    </div>
  );
}

/** Moves the focus here when the element that had it has gone with an upload. */
function useKeepFocus(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (count < before.current && lost) element.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return element;
}

function UploadRow(props: {
  upload: Upload;
  documents: readonly FormerDocument[];
  onSend: () => void;
}) {
  const { upload } = props;
  if (upload.state === "REFUSED") return <RefusedUpload upload={upload} />;
  if (canBeSent(upload)) return <StagedDocument {...props} />;
  return <MovingUpload upload={upload} />;
}

/** Many at once are mostly for the same people. */
function VisibilityOfAll({ ready }: { ready: readonly Upload[] }) {
  const t = useT();
  const [first, ...others] = new Set(ready.map((upload) => upload.details?.visibility));
  const shared = others.length === 0 ? first : undefined;
  return (
    <ChoiceField
      className={layout.narrow}
      label={t("documents-upload.visibility.all")}
      {...(!shared && { none: t("documents-upload.visibility.mixed") })}
      choices={useVisibilityOptions()}
      value={shared ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const visibility = documentVisibilities.find((each) => each === value);
        if (visibility) for (const { id } of ready) changeDetails(id, { visibility });
      }}
    />
  );
}
