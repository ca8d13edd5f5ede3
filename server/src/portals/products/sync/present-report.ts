import type { ProductList } from "@neroli/contract/imports/product-list.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import {
  type SyncChange,
  type SyncFault,
  type SyncReport,
  type SyncRow,
  syncFaults,
} from "@neroli/contract/portals/sync.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import type { EventProductRow } from "../queries/select-products.ts";
import type { Fault, PlannedRow, SyncPlan } from "./plan-sync.ts";

/** What became, or would become, of each row. */
export function presentReport(
  language: Language,
  { plan, list, applied }: { plan: SyncPlan; list: ProductList; applied: boolean },
): SyncReport {
  const places = new Map(plan.order.map((key, at) => [key, at + 1]));
  const rows = plan.rows.map((row) => presentRow(language, row, places));
  const count = (outcome: SyncRow["outcome"]) =>
    rows.filter((row) => row.outcome === outcome).length;
  return {
    applied,
    columns: list.columns,
    rows,
    changed: count("CHANGED"),
    unchanged: count("UNCHANGED"),
    faulty: count("FAULTY"),
    taken_out: plan.takenOut.map(({ row }) => brief(row)),
  };
}

function presentRow(
  language: Language,
  { listed, product, after, wanted, problems }: PlannedRow,
  places: ReadonlyMap<string, number>,
): SyncRow {
  const ranking = (product && places.get(product.key)) ?? null;
  const changes: SyncChange[] = [];
  if (product && after) {
    for (const field of ["enabled", "promoted", "display_name"] as const) {
      if (product[field] === after[field]) continue;
      changes.push({ field, before: product[field], after: after[field] });
    }
    const speaksOfPlace = wanted !== null || product.promoted !== after.promoted;
    if (speaksOfPlace && product.ranking !== ranking) {
      changes.push({ field: "ranking", before: product.ranking, after: ranking });
    }
  }
  const { key, number, trade_name, name } = listed.names;
  return {
    line: listed.line,
    given: [key, number, trade_name, name].filter((each) => each !== undefined).join(" · "),
    product: product && brief(product),
    outcome: after ? (changes.length > 0 ? "CHANGED" : "UNCHANGED") : "FAULTY",
    changes,
    problems: problems.map((problem) => ({
      code: problem.code,
      message: isFault(problem)
        ? sayAny(language, `portal-sync.fault.${problem.code}`, problem.params)
        : sayAny(language, `imports-reasons.${problem.code}`, problem.params),
    })),
  };
}

const isFault = (problem: PlannedRow["problems"][number]): problem is Fault =>
  syncFaults.includes(problem.code as SyncFault);

const brief = ({ key, name, company_name }: EventProductRow) => ({
  ...{ key, name, company: company_name },
});
