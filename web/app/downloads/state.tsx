import type { Download } from "@neroli/contract/downloads/schema.ts";
import { useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
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
      <button
        type="button"
        className={classes.get}
        aria-label={t("downloads.get.which", { name })}
        aria-busy={get.isPending}
        onClick={() => get.isPending || get.mutate(key)}
      >
        <Icon name="download" />
        {t("downloads.get")}
      </button>
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
        <button
          type="button"
          className={buttons.small}
          aria-label={t("downloads.again.which", { name })}
          aria-busy={again.isPending}
          onClick={() => again.isPending || again.mutate(key)}
        >
          {t("downloads.again")}
        </button>
      )}
    </span>
  );
}
