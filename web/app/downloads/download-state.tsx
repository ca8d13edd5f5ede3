import type { Download } from "@neroli/contract/downloads/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { useAgain, useGet } from "./use-downloads.ts";

/** How far a download is, and what can be done with it in that state. */
export function DownloadState({ download }: { download: Download }) {
  const t = useT();
  const get = useGet();
  const again = useAgain();
  const { key, name, state, progress, failure, can } = download;
  if (state === "READY") {
    return (
      <Button
        variant="primary"
        size="small"
        icon="download"
        aria-label={t("downloads.get.which", { name })}
        loading={get.isPending}
        onClick={() => get.mutate(key)}
      >
        {t("downloads.get")}
      </Button>
    );
  }
  if (state === "WAITING" || state === "WORKING") {
    return (
      <div className={layout.close}>
        {t(`downloads.state.${state}`, { percent: progress })}
        <ProgressBar label={t("downloads.progress", { name })} value={progress} />
      </div>
    );
  }
  return (
    <div className={layout.close}>
      <Badge tone={state === "FAILED" ? "bad" : "plain"}>{t(`downloads.state.${state}`)}</Badge>
      {failure && <span className={layout.soft}>{failure}</span>}
      {can.again && (
        <div>
          <Button
            size="small"
            aria-label={t("downloads.again.which", { name })}
            loading={again.isPending}
            onClick={() => again.mutate(key)}
          >
            {t("downloads.again")}
          </Button>
        </div>
      )}
    </div>
  );
}
