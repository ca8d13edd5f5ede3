import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { notFound } from "../kernel/errors.ts";
import { getManagedEvent } from "../portals/queries/get-managed-event.ts";

/** The exhibition whose programme the actor keeps; portals have none. */
export async function getKeptExhibition(actor: SignedInActor, key: string) {
  const event = await getManagedEvent(actor, key, "content");
  if (!isExhibition(event.type)) throw notFound();
  return event;
}

export type KeptExhibition = Awaited<ReturnType<typeof getKeptExhibition>>;
