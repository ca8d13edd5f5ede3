import type { Adapter, AdapterPayload } from "oidc-provider";
import { endSession } from "../commands/end-sessions.ts";
import { consumePayload, dropPayloads, keepPayload } from "../commands/keep-payload.ts";
import { findPayload } from "../queries/find-payload.ts";

/**
 * Keeps one kind of the provider's things in PostgreSQL, so that they survive a restart. What was made
 * at the host of a portal is there at that host alone: its cookies serve nowhere else, whoever has them.
 */
export const adapterAt =
  (host: string | null) =>
  (model: string): Adapter => {
    const ofThisHost = async (found: Promise<AdapterPayload | undefined>) => {
      const payload = await found;
      return (payload?.host ?? null) === host ? payload : undefined;
    };
    return {
      find: (id) => ofThisHost(findPayload({ model, by: "id", value: id })),
      findByUid: (uid) => ofThisHost(findPayload({ model, by: "uid", value: uid })),
      findByUserCode: (code) => ofThisHost(findPayload({ model, by: "user_code", value: code })),
      upsert: (id, given, expiresIn) => {
        const payload = host === null ? given : { ...given, host };
        return keepPayload({ model, id, payload, expiresIn });
      },
      consume: (id) => consumePayload(model, id),
      destroy: (id) => (model === "Grant" ? endSession(id) : dropPayloads(model, { id })),
      revokeByGrantId: (grantId) => dropPayloads(model, { grant_id: grantId }),
    };
  };
