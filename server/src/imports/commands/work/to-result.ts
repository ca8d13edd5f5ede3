import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { changesBetween } from "@neroli/contract/products/history.ts";
import { type ExistingProduct, stateOf } from "../../../products/commands/find-existing.ts";
import type { Plan } from "../../../products/commands/plan-products.ts";
import type { WrittenProduct } from "../../../products/commands/write-planned.ts";
import { type CheckedRow, columnOf, identityCell } from "../../problems/check-row.ts";
import { runProblem, type StoredProblem } from "../../problems/problems.ts";
import type { RowResult } from "./write-rows.ts";

interface Outcome {
  mapping: Mapping;
  checked: CheckedRow;
  /** Absent when the file alone decides. */
  plan: Plan | undefined;
  /** Absent in the dry run. */
  written?: WrittenProduct | undefined;
}

/** The result of a row to be kept; dry run and run tell the same in the same words. */
export function toResult({ mapping, checked, plan, written }: Outcome): RowResult {
  const { row, line, problems } = checked;
  const existing = plan?.existing;
  const whole = {
    row,
    line,
    name: checked.name || (existing?.fields.name ?? ""),
    product_key: written?.key ?? existing?.key ?? null,
    changes: [],
  };
  if (!plan) return { ...whole, outcome: "rejected", problems };
  if (plan.outcome === "refused") {
    return { ...whole, outcome: "rejected", problems: [refusal(plan, mapping), ...problems] };
  }
  return {
    ...whole,
    outcome: plan.outcome,
    changes: plan.outcome === "updated" ? changesOf(plan) : [],
    problems: [...notes(plan, mapping), ...problems],
    before: existing ? { source_hash: existing.source_hash, trashed: existing.trashed } : null,
    after_hash: written?.content_hash ?? null,
  };
}

const changesOf = ({ existing, content }: Extract<Plan, { outcome: "updated" }>) =>
  changesBetween(stateOf(existing), stateOf(content));

function refusal(plan: Extract<Plan, { outcome: "refused" }>, mapping: Mapping): StoredProblem {
  const { fields } = plan.incoming;
  if (plan.refusal === "trade-name-immutable") {
    const cell = { column: columnOf(mapping, "trade_name"), field: "trade_name" };
    return runProblem(plan.refusal, { ...cell, value: fields.trade_name ?? "" });
  }
  if (plan.refusal === "name-needed") {
    return runProblem(plan.refusal, {
      column: columnOf(mapping, "name"),
      field: "name",
      value: "",
    });
  }
  return runProblem(plan.refusal, cellOf(plan, mapping));
}

function notes(plan: Plan, mapping: Mapping): StoredProblem[] {
  const said: StoredProblem[] = [];
  if (isInTrash(plan.existing)) said.push(runProblem("in-trash", cellOf(plan, mapping), false));
  if (plan.outcome === "created" && plan.incoming.key) {
    said.push(runProblem("key-new", cellOf(plan, mapping), false));
  }
  if (isKeptDraft(plan)) said.push(runProblem("kept-draft", cellOf(plan, mapping), false));
  return said;
}

/** It was to be listed, but says too little. */
const isKeptDraft = (plan: Plan) =>
  (plan.outcome === "created" || (plan.outcome === "updated" && plan.incoming.moves)) &&
  plan.content.state === "DRAFT" &&
  plan.incoming.state !== "DRAFT";

const isInTrash = (existing: ExistingProduct | undefined) => existing?.trashed === true;

const cellOf = ({ incoming: { key, fields, source_key } }: Plan, mapping: Mapping) =>
  identityCell(mapping, { fields, identity: source_key ?? "", ...(key !== undefined && { key }) });
