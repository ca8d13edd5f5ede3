import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../kernel/client.ts";
import { tellDone, tellFailure } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { showToast } from "../../../ui/toast-list.ts";
import { dashboardKey } from "../use-dashboard.ts";

/** Every list of an event's companies begins its key so. */
export const eventCompaniesKey = "event-companies";

/** As many as one call takes. */
const atOnce = 300;

interface Change {
  companies: readonly { key: string; display_name: string }[];
  to: boolean;
}

/** Lets companies in and takes them out; `saving` are those whose answer is on its way. */
export function useLetIn(event: string) {
  const t = useT();
  const queries = useQueryClient();
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const change = async ({ companies, to }: Change, isUndo = false): Promise<boolean> => {
    const keys = companies.map(({ key }) => key);
    setSaving((before) => new Set([...before, ...keys]));
    try {
      const missing: string[] = [];
      for (let from = 0; from < keys.length; from += atOnce) {
        missing.push(...(await send({ event, keys: keys.slice(from, from + atOnce), to })));
      }
      tell({ companies, to }, missing, isUndo);
      return true;
    } catch (error) {
      tellFailure(error, t);
      return false;
    } finally {
      await Promise.all(
        [eventCompaniesKey, dashboardKey].map((key) =>
          queries.invalidateQueries({ queryKey: [key, event] }),
        ),
      );
      setSaving((before) => new Set([...before].filter((key) => !keys.includes(key))));
    }
  };
  const tell = ({ companies, to }: Change, missing: readonly string[], isUndo: boolean) => {
    const done = companies.filter(({ key }) => !missing.includes(key));
    const values = { count: done.length, name: done[0]?.display_name ?? "" };
    if (done.length > 0) {
      tellDone(
        t(to ? "portal-companies.said.in" : "portal-companies.said.out", values),
        isUndo
          ? []
          : {
              label: t("table.undo"),
              onClick: () => void change({ companies: done, to: !to }, true),
            },
      );
    }
    const gone = companies.filter(({ key }) => missing.includes(key));
    if (gone.length > 0) {
      const names = gone.map(({ display_name }) => display_name).join(", ");
      showToast({ danger: true, message: t("portal-companies.said.missing", { names }) });
    }
  };
  return { saving, change: (asked: Change) => change(asked) };
}

/** Answers those that are not there any more. */
async function send({ event, keys, to }: { event: string; keys: string[]; to: boolean }) {
  const options = { params: { event }, body: { companies: keys } };
  const { missing } = to
    ? await api("POST /events/:event/companies/enable", options)
    : await api("POST /events/:event/companies/disable", options);
  return missing;
}
