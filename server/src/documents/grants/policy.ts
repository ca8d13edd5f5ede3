import type { RequestStatus, Resolution, Side } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { may } from "../policy.ts";

interface Asked {
  company_key: string;
  buyer_company_key: string | null;
  side: Side;
  status: RequestStatus;
  resolution: Resolution | null;
}

/** Those who keep the supplier's documents decide who else gets them; the buyer's side never. */
export const mayGive = (actor: SignedInActor, { company_key, side }: Asked): boolean =>
  side !== "BUYER" && may(actor, "edit", company_key);

/** What was canceled or rejected is answered no more; access that was given can still be withdrawn. */
export const takesGrants = ({ status, resolution, buyer_company_key }: Asked): boolean =>
  buyer_company_key !== null && status !== "CANCELED" && resolution !== "REJECTED";
