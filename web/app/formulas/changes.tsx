import type { FormulaChange } from "@neroli/contract/formulas/differences.ts";
import { type Translate, useT, words } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";

/** What was changed from one state of a formula to another, in words. */
export function Changes({ changes }: { changes: readonly FormulaChange[] }) {
  const t = useT();
  if (changes.length === 0) return <p className={layout.soft}>{t("formulas.changes.none")}</p>;
  return (
    <ul className={layout.bullets}>
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the list
        <li key={at}>{sentence(t, change)}</li>
      ))}
    </ul>
  );
}

/** One change in words, as it is read from this version on. */
function sentence(t: Translate, change: FormulaChange): string {
  if (change.kind === "phases-reordered") return t("formulas.change.phases-reordered");
  const phase = change.phase.name || t("formulas.phase.numbered", { number: change.phase.place });
  const nameOf = ({ name, inci }: { name: string; inci: string }) =>
    name || inci || t("formulas.line.nameless");
  switch (change.kind) {
    case "phase-added":
    case "phase-removed":
    case "lines-reordered":
    case "steps-changed":
      return t(`formulas.change.${change.kind}`, { phase });
    case "phase-renamed":
      return t("formulas.change.phase-renamed", { phase, before: change.before });
    case "added":
    case "removed":
      return t(`formulas.change.${change.kind}`, {
        phase,
        line: nameOf(change.line),
        weight: change.line.weight,
      });
    case "moved":
      return t("formulas.change.moved", { phase, line: nameOf(change.line) });
    case "changed":
      return t("formulas.change.changed", {
        line: nameOf(change.line),
        field: words(t, "formulas.field", change.field),
        before: written(t, change.before),
        after: written(t, change.line[change.field]),
      });
  }
}

function written(t: Translate, value: string | boolean | null): string {
  if (typeof value === "boolean") return t(value ? "projects.file.yes" : "projects.file.no");
  return value || "–";
}
