import { AppError } from "../../kernel/errors.ts";

/** What passkeys are made for: this installation's host and no other. */
export interface RelyingParty {
  origin: string;
  /** The host's name, by which browsers keep passkeys apart. */
  id: string;
}

let party: RelyingParty | null = null;

/** Said at the start; without an origin sign-in is the matter of another identity provider. */
export function offerFactors(origin: string | null): void {
  party = origin === null ? null : { origin, id: new URL(origin).hostname };
}

export const areOffered = (): boolean => party !== null;

export function relyingParty(): RelyingParty {
  if (!party) throw new AppError("factors.not-offered");
  return party;
}
