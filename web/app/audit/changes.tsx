import type { AuditEntry } from "@neroli/contract/audit/endpoints.ts";
import { useT } from "../kernel/phrases.tsx";
import classes from "./audit.module.css";

/** Field by field what was and what is. */
export function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const t = useT();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return t("audit.nothing");
  return (
    <dl className={classes.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before && <del>{readable(before[name])}</del>}
            {before && after && <span aria-hidden="true"> → </span>}
            {after && <ins>{readable(after[name])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function readable(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) {
    return value.join(", ") || "–";
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
