import { type SampleStatus, sampleStatuses } from "@neroli/contract/samples/states.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { createRequest } from "../requests/factory.ts";

interface NewSample {
  buyer_key: string;
  company_key: string;
  status?: SampleStatus | undefined;
}

/** A SAMPLE request whose sample is that far on its way; the request is answered. */
export async function createSample({
  status = "ASKED",
  ...ends
}: NewSample): Promise<Selectable<DB["requests"]>> {
  const request = await createRequest({
    ...ends,
    status: status === "ASKED" ? "REQUESTED" : "OPEN",
  });
  const at = new Date();
  const reached = (step: SampleStatus) =>
    status !== "DECLINED" && sampleStatuses.indexOf(status) >= sampleStatuses.indexOf(step);
  await db()
    .insertInto("samples")
    .values({
      request_key: request.key,
      status,
      terms: JSON.stringify([]),
      asked_at: request.created_at,
      ...(status === "DECLINED" && { decline_reason: "Sold out", declined_at: at }),
      ...(reached("APPROVED") && { shipping: "FREE", approved_at: at }),
      ...(reached("SHIPPED") && { carrier: "DHL", shipped_on: "2026-01-07", shipped_at: at }),
      ...(reached("DELIVERED") && { delivered_at: at }),
      ...(reached("EVALUATED") && { score: 4, notes: "", shared: true, evaluated_at: at }),
    })
    .execute();
  return request;
}
