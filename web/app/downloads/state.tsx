import type { Download } from "@neroli/contract/downloads/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./downloads.module.css";
import { useAgain, useGet } from "./use-downloads.ts";

/** How far a download is, and what one can do with it at that. */
export function State({ download }: { download: Download }) {
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
      <span className={classes.state}>
        {t(`downloads.state.${state}`, { percent: progress })}
        <progress aria-label={t("downloads.progress", { name })} max={100} value={progress} />
      </span>
    );
  }
  return (
    <span className={classes.state}>
      <span data-failed={state === "FAILED" || undefined}>{t(`downloads.state.${state}`)}</span>
      {failure && <small>{failure}</small>}
      {can.again && (
        <Button
          size="small"
          aria-label={t("downloads.again.which", { name })}
          loading={again.isPending}
          onClick={() => again.mutate(key)}
        >
          {t("downloads.again")}
        </Button>
      )}
    </span>
  );
}
