import type { Exhibitor, KeptVisit, Visit } from "@neroli/contract/visits/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { type KnownVisits, visitsKey } from "./visit-queries.ts";

/**
 * Keeps an exhibitor, or keeps it no longer: at once on the page, and taken back where the server
 * refuses. A call whose answer was lost is harmless, and what is there is read anew.
 */
export function useKeeping(event: string) {
  const t = useT();
  const queries = useQueryClient();
  const queryKey = visitsKey(event);
  const show = (change: (content: Visit[]) => Visit[]) =>
    queries.setQueryData<KnownVisits>(queryKey, (known) => ({
      content: change(known?.content ?? []),
    }));
  const without = (key: string) => (content: Visit[]) =>
    content.filter(({ exhibitor }) => exhibitor.key !== key);
  const doing = async (work: () => Promise<void>) => {
    await queries.cancelQueries({ queryKey });
    try {
      await work();
    } catch (error) {
      tellFailure(error, t);
    }
    await queries.invalidateQueries({ queryKey });
  };
  const put = async (exhibitor: Exhibitor, had: KeptVisit) => {
    const { key } = exhibitor;
    const fresh = { exhibitor, version: 1, ...had };
    show((content) => [...without(key)(content), fresh]);
    await api("PUT /events/:event/visits/:companyKey", {
      params: { event, companyKey: key },
      body: had,
    });
  };
  const take = (key: string) => {
    show(without(key));
    return api("DELETE /events/:event/visits/:companyKey", {
      params: { event, companyKey: key },
    });
  };
  const keep = (exhibitor: Exhibitor) =>
    doing(async () => {
      await put(exhibitor, { note: "", visited: false });
      tellDone(t("visits.kept", { name: exhibitor.name }), {
        label: t("visits.undo"),
        onClick: () => void doing(async () => void (await take(exhibitor.key))),
      });
    });
  const remove = (exhibitor: Exhibitor) =>
    doing(async () => {
      const { removed } = await take(exhibitor.key);
      tellDone(t("visits.removed", { name: exhibitor.name }), {
        label: t("visits.undo"),
        onClick: () => void doing(() => put(exhibitor, removed ?? { note: "", visited: false })),
      });
    });
  return { keep, remove };
}
