import { mayAccess } from "@neroli/contract/access/table.ts";
import { expiryOf, type QuoteFacts, type QuoteStatus } from "@neroli/contract/quotes/states.ts";
import { displayedAs, type RequestStatus, type Side } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { now } from "../kernel/clock.ts";

/** What a quote's row says of its state; undefined of one that was never begun. */
interface Row {
  status: QuoteStatus;
  current_version: number | null;
  valid_until: string | null;
  accepted_at: Date | null;
}

/** A quote is expired from the moment on at which its last day ends, also before the job says so. */
export function statusOf(row: Pick<Row, "status" | "valid_until"> | undefined): QuoteStatus {
  if (!row) return "DRAFT";
  const over = row.valid_until !== null && now() >= expiryOf(row.valid_until);
  return row.status === "SENT" && over ? "EXPIRED" : row.status;
}

/** `version`: the one that somebody acts on; 0 where none was sent, undefined for the current one. */
export const factsOf = (
  actor: SignedInActor,
  {
    row,
    request,
    version,
  }: { row: Row | undefined; request: { side: Side; status: RequestStatus }; version?: number },
): QuoteFacts => ({
  state: statusOf(row),
  side: request.side,
  now: now(),
  request_open: displayedAs(request.status) === "OPEN",
  edits: mayAccess("edit-quote", actor) === "allowed",
  current: version === undefined || version === (row?.current_version ?? 0),
  valid_until: row?.valid_until ?? null,
  accepted_at: row?.accepted_at ?? null,
});

/** Who may read what is the supplier's own of a quote: its side, and support. */
export const readsOwn = (side: Side): boolean => side !== "BUYER";
