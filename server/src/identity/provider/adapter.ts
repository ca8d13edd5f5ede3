import type { Adapter } from "oidc-provider";
import { endSession } from "../commands/end-sessions.ts";
import { consumePayload, dropPayloads, keepPayload } from "../commands/keep-payload.ts";
import { findPayload } from "../queries/find-payload.ts";

/** Keeps one kind of the provider's things in PostgreSQL, so that they survive a restart. */
export const createAdapter = (model: string): Adapter => ({
  find: (id) => findPayload({ model, by: "id", value: id }),
  findByUid: (uid) => findPayload({ model, by: "uid", value: uid }),
  findByUserCode: (code) => findPayload({ model, by: "user_code", value: code }),
  upsert: (id, payload, expiresIn) => keepPayload({ model, id, payload, expiresIn }),
  consume: (id) => consumePayload(model, id),
  destroy: (id) => (model === "Grant" ? endSession(id) : dropPayloads(model, { id })),
  revokeByGrantId: (grantId) => dropPayloads(model, { grant_id: grantId }),
});
