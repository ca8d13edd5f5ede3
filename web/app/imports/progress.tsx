import type { ImportSummary } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { ProgressBar } from "../ui/progress-bar.tsx";
import classes from "./rows.module.css";

interface ProgressProps {
  label: string;
  progress: ImportSummary["progress"];
}

/** How many rows are done; of how many, once the file has been read to its end. */
export function Progress({ label, progress: { done, total } }: ProgressProps) {
  const t = useT();
  return (
    <div className={`${layout.close} ${classes.progress}`}>
      <strong>{label}</strong>
      <ProgressBar
        label={label}
        {...(total === null ? { value: null } : { value: done, max: total })}
      />
      <span>
        {total === null
          ? t("imports.progress.unknown", { count: done })
          : t("imports.progress", { done, total })}
      </span>
    </div>
  );
}
