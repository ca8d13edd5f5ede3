import type { Asset } from "@neroli/contract/documents/schema.ts";
import type { DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { rereadDocuments } from "../kernel/documents/use-uploads.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";

/** How many calls run at the same time. */
const atOnce = 4;

interface Outcome {
  done: Asset[];
  failed: { document: Asset; error: unknown }[];
}

interface Options {
  company: string;
  /** Called with the documents that stay selected: those that failed. */
  onSettled: (ids: ReadonlySet<string>) => void;
}

/** Changes who gets many documents; what failed stays selected and says why. */
export function useChangeVisibility({ company, onSettled }: Options) {
  const t = useT();
  const queries = useQueryClient();
  const [running, setRunning] = useState(false);
  const change = (document: Asset, visibility: DocumentVisibility) =>
    api("PUT /companies/:companyKey/assets/:id", {
      params: { companyKey: company, id: document.id },
      body: { name: document.name, visibility, version_of_record: document.version_of_record },
    });
  const changeAll = async (
    documents: readonly Asset[],
    visibilityOf: (document: Asset) => DocumentVisibility,
  ): Promise<Outcome> => {
    const outcome: Outcome = { done: [], failed: [] };
    const waiting = [...documents];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const document = next;
        await change(document, visibilityOf(document)).then(
          (saved) => outcome.done.push(saved),
          (error: unknown) => outcome.failed.push({ document, error }),
        );
      }
    };
    setRunning(true);
    await Promise.all(Array.from({ length: atOnce }, work));
    setRunning(false);
    rereadDocuments(queries);
    return outcome;
  };
  const run = async (documents: readonly Asset[], visibility: DocumentVisibility) => {
    const before = new Map(documents.map((document) => [document.id, document.visibility]));
    const { done, failed } = await changeAll(documents, () => visibility);
    onSettled(new Set(failed.map(({ document }) => document.id)));
    const [first] = failed;
    if (first) {
      const reason = sentenceOf(first.error, t);
      const said = t("documents-admin.bulk.failed", { count: failed.length, reason });
      tellFailure(new Error(said), t);
    }
    if (done.length === 0) return;
    tellDone(t("documents-admin.bulk.done", { count: done.length }), {
      label: t("table.undo"),
      onClick: () => void changeAll(done, ({ id }) => before.get(id) ?? visibility),
    });
  };
  return { running, run };
}
