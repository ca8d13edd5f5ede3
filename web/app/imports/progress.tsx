import type { ImportSummary } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import classes from "./rows.module.css";

interface ProgressProps {
  label: string;
  progress: ImportSummary["progress"];
}

/** How many rows are done; of how many, once the file has been read to its end. */
export function Progress({ label, progress: { done, total } }: ProgressProps) {
  const t = useT();
  return (
    <div className={classes.progress}>
      <strong>{label}</strong>
      {total === null ? (
        <progress aria-label={label} />
      ) : (
        <progress aria-label={label} max={Math.max(total, 1)} value={done} />
      )}
      <span>
        {total === null
          ? t("imports.progress.unknown", { count: done })
          : t("imports.progress", { done, total })}
      </span>
    </div>
  );
}
