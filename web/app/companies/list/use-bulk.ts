import { useRef, useState } from "react";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { useCompanyChanged } from "../company-queries.ts";
import type { CompanyRow } from "./company-row.ts";
import { callState, changes, oppositeOf, type StateAction } from "./state-calls.ts";

export interface BulkItem {
  key: string;
  name: string;
  state: "waiting" | "done" | "failed";
  reason?: string;
}

interface BulkRun {
  action: StateAction;
  items: readonly BulkItem[];
}

/** So many calls are on their way at once. */
const atOnce = 4;

/** Calls `work` for each, a few at a time; never fails itself. */
async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

type Target = Pick<CompanyRow, "key" | "name" | "verified" | "enabled">;

/**
 * One action for many companies, with a result for each. It goes on when the page is left; the
 * toast at its end offers to take back what it changed.
 */
export function useBulk({ onSettled }: { onSettled: (left: ReadonlySet<string>) => void }) {
  const t = useT();
  const tellChanged = useCompanyChanged();
  const [run, setRun] = useState<BulkRun | null>(null);
  const targets = useRef<readonly Target[]>([]);

  const undo = async (action: StateAction, keys: readonly string[]) => {
    await forEachOf(keys, (key) =>
      callState(oppositeOf[action], key).then(
        () => {},
        (error: unknown) => tellFailure(error, t),
      ),
    );
    setRun(null);
    void tellChanged(keys[0] ?? "");
  };

  const start = async (action: StateAction, companies: readonly Target[]) => {
    targets.current = companies;
    const settle = (item: BulkItem) =>
      setRun(
        (before) =>
          before && {
            ...before,
            items: before.items.map((each) => (each.key === item.key ? item : each)),
          },
      );
    setRun({
      action,
      items: companies.map(({ key, name }) => ({ key, name, state: "waiting" })),
    });
    const changed: string[] = [];
    const failed: string[] = [];
    await forEachOf(companies, async (company) => {
      const { key, name } = company;
      try {
        // What is so already is neither called nor taken back.
        if (changes(action, company)) {
          await callState(action, key);
          changed.push(key);
        }
        settle({ key, name, state: "done" });
      } catch (error) {
        failed.push(key);
        settle({ key, name, state: "failed", reason: sentenceOf(error, t) });
      }
    });
    void tellChanged(companies[0]?.key ?? "");
    onSettled(new Set(failed));
    const undoing = { label: t("table.undo"), onClick: () => void undo(action, changed) };
    const sentence = t("companies-admin.bulk.finished", { count: changed.length });
    tellDone(sentence, changed.length > 0 ? undoing : undefined);
  };

  return {
    run,
    running: run?.items.some(({ state }) => state === "waiting") ?? false,
    start: (action: StateAction, companies: readonly Target[]) => void start(action, companies),
    /** Those that failed, once more. */
    retry: () => {
      const failed = run?.items.filter(({ state }) => state === "failed") ?? [];
      const again = targets.current.filter(({ key }) => failed.some((item) => item.key === key));
      if (run) void start(run.action, again);
    },
    close: () => setRun(null),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
