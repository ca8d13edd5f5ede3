import { NativeSelect } from "@mantine/core";
import type { Asset } from "@neroli/contract/documents/schema.ts";
import {
  type DocumentVisibility,
  documentVisibilities,
} from "@neroli/contract/enumerations/documents.ts";
import { useEffect, useId, useRef } from "react";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import classes from "./documents.module.css";
import { StagedDocument } from "./staged-document.tsx";
import { MovingUpload, RefusedUpload } from "./upload-row.tsx";
import { changeWords, removeUpload, type Upload } from "./uploads.ts";
import type { Uploads } from "./use-uploads.ts";

interface UploadListProps {
  uploads: Uploads;
  /** Documents that a staged one may be the next version of. */
  documents: readonly Asset[];
}

const canBeSent = ({ state }: Upload) => state === "STAGED" || state === "FAILED";

/** What was chosen and is not there yet: to be described, on its way, or refused. */
export function UploadList({ uploads: { uploads, send }, documents }: UploadListProps) {
  const t = useT();
  const id = useId();
  const whole = useKeepFocus(uploads.length);
  if (uploads.length === 0) return <div ref={whole} tabIndex={-1} className={classes.place} />;
  const ready = uploads.filter(canBeSent);
  const nameless = ready.some((upload) => !upload.words?.name.trim());
  const sendAll = () => {
    if (!nameless) send(ready.map((upload) => upload.id));
  };
  return (
    <section ref={whole} tabIndex={-1} className={classes.uploads} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t("documents-upload.title")}</h3>
      {ready.length > 1 && <VisibilityOfAll ready={ready} />}
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <Row upload={upload} documents={documents} onSend={() => send([upload.id])} />
          </li>
        ))}
      </ul>
      {ready.length > 0 && (
        <div className={classes.uploadBar}>
          {nameless && <span id={`${id}-why`}>{t("documents-upload.nameless")}</span>}
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
          <button
            type="button"
            className={classes.send}
            aria-disabled={nameless || undefined}
            aria-describedby={nameless ? `${id}-why` : undefined}
            onClick={sendAll}
          >
            {t("documents-upload.send", { count: ready.length })}
          </button>
        </div>
      )}
    </section>
  );
}

/** The keyboard goes on here when what it was at has gone with an upload. */
function useKeepFocus(count: number) {
  const element = useRef<HTMLElement & HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (count < before.current && lost) element.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return element;
}

function Row(props: { upload: Upload; documents: readonly Asset[]; onSend: () => void }) {
  const { upload } = props;
  if (upload.state === "REFUSED") return <RefusedUpload upload={upload} />;
  if (canBeSent(upload)) return <StagedDocument {...props} />;
  return <MovingUpload upload={upload} />;
}

/** Many at once are mostly for the same eyes. */
function VisibilityOfAll({ ready }: { ready: readonly Upload[] }) {
  const t = useT();
  const given = new Set(ready.map((upload) => upload.words?.visibility));
  const [only] = given.size === 1 ? given : [];
  const choose = (visibility: DocumentVisibility | undefined) => {
    if (!visibility) return;
    for (const { id } of ready) changeWords(id, { visibility });
  };
  return (
    <NativeSelect
      className={classes.ofAll}
      label={t("documents-upload.visibility.all")}
      data={[
        ...(only ? [] : [{ value: "", label: t("documents-upload.visibility.mixed") }]),
        ...documentVisibilities.map((value) => ({
          value,
          label: words(t, "document-visibilities", value),
        })),
      ]}
      value={only ?? ""}
      onChange={({ currentTarget: { value } }) =>
        choose(documentVisibilities.find((each) => each === value))
      }
    />
  );
}
