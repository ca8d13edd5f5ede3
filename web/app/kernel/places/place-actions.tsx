import type { EventUser } from "@neroli/contract/portals/members.ts";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { api } from "../client.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { nameOf, placesKey, useChangePlace } from "./change-place.ts";
import { Rights } from "./rights.tsx";

/** What can be done with a place: one who waits is let in with one click, declined after a question. */
export function PlaceActions({ place }: { place: EventUser }) {
  const t = useT();
  const [open, setOpen] = useState<"rights" | "remove" | null>(null);
  const change = useChangePlace(place.event.key, place.user.key);
  const values = { name: nameOf(place), event: place.event.display_name };
  const waits = place.status === "AWAITING_VERIFICATION";
  const blocked = place.status === "BLOCKED";
  const close = () => setOpen(null);
  const about = (label: string) => `${label}: ${values.name}, ${values.event}`;
  if (place.own) return <p className={layout.soft}>{t("portals.people.own")}</p>;
  const admit = t(blocked ? "portals.unblock" : "portals.approve");
  const leave = t(waits ? "portals.decline" : "portals.remove");
  return (
    <div className={layout.actions}>
      {(waits || blocked) && (
        <Button
          size="small"
          variant={waits ? "strong" : "plain"}
          loading={change.isPending}
          aria-label={about(admit)}
          onClick={() =>
            change.mutate({ status: "VERIFIED", done: t("portals.said.approved", values) })
          }
        >
          {admit}
        </Button>
      )}
      {place.status === "VERIFIED" && (
        <>
          <Button
            size="small"
            aria-label={t("portals.people.rights-of", values)}
            onClick={() => setOpen("rights")}
          >
            {t("portals.people.rights")}
          </Button>
          <Button
            size="small"
            loading={change.isPending}
            aria-label={about(t("portals.block"))}
            onClick={() =>
              change.mutate({ status: "BLOCKED", done: t("portals.said.blocked", values) })
            }
          >
            {t("portals.block")}
          </Button>
        </>
      )}
      <Button size="small" aria-label={about(leave)} onClick={() => setOpen("remove")}>
        {leave}
      </Button>
      {open === "rights" && (
        <Dialog title={t("portals.people.rights-of", values)} onClose={close}>
          <Rights place={place} />
        </Dialog>
      )}
      {open === "remove" && (
        <ConfirmAction
          title={about(leave)}
          text={t(waits ? "portals.decline.sure" : "portals.remove.sure", values)}
          confirm={leave}
          action={() =>
            api("DELETE /events/:event/users/:userKey", {
              params: { event: place.event.key, userKey: place.user.key },
            })
          }
          done={t(waits ? "portals.said.declined" : "portals.said.removed", values)}
          reread={[placesKey, "dashboard"]}
          onClose={close}
        />
      )}
    </div>
  );
}
