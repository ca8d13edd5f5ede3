import type { Exhibitor } from "@neroli/contract/visits/schema.ts";
import { signIn, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useKeeping } from "./use-keeping.ts";
import { useVisits } from "./visit-queries.ts";

/** Keeps an exhibitor for the day, or keeps it no longer; who is not signed in is led to that. */
export function KeepButton({ event, exhibitor }: { event: string; exhibitor: Exhibitor }) {
  const t = useT();
  const { state } = useSession();
  const { data } = useVisits(event);
  const { keep, remove } = useKeeping(event);
  const kept = data?.content.some((visit) => visit.exhibitor.key === exhibitor.key) ?? false;
  const press = () => {
    if (state === "signed-out") return void signIn();
    if (state === "signed-in") void (kept ? remove(exhibitor) : keep(exhibitor));
  };
  const tip = kept ? "exhibition.keep.remove" : "exhibition.keep.add";
  return (
    <IconButton
      icon={kept ? "bookmarked" : "bookmark"}
      aria-pressed={kept}
      label={t("exhibition.keep.named", { name: exhibitor.name })}
      tip={t(state === "signed-out" ? "exhibition.keep.sign-in" : tip)}
      onClick={press}
    />
  );
}
