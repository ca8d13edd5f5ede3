import type { NewEnquiry } from "@neroli/contract/enquiries/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { refuseBeyond } from "../../kernel/http/limit-calls.ts";
import { networkOf } from "../../kernel/network.ts";
import { createThrottle } from "../../kernel/throttle.ts";
import { findEnquiry } from "../queries/list-enquiries.ts";

/** Of one network in an hour; what is refused for a fault in it is not counted. */
const sent = createThrottle({ name: "enquiries", failures: 5, seconds: 3_600 });

/**
 * Keeps what was written, once, and has it mailed. What fills in the field that people do not see is
 * answered as everybody else, and dropped.
 */
export async function sendEnquiry(
  actor: Actor,
  { id, form }: { id: string; form: NewEnquiry },
): Promise<void> {
  const { website, ...enquiry } = form;
  // Sent again, since its answer was lost: nobody is held up by that.
  if (await findEnquiry(id)) return;
  await refuseBeyond(sent, networkOf(actor.address ?? ""));
  if (website) return;
  await transaction(async () => {
    const { numInsertedOrUpdatedRows } = await db()
      .insertInto("enquiries")
      .values({ id, ...enquiry, language: actor.language })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) emit({ topic: "enquiry.sent", key: id });
  });
}
