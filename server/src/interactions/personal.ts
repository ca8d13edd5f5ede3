import type { PersonalTables } from "../kernel/personal-data/register.ts";
import { isRemembered, rememberedOf } from "./queries/remembered-of.ts";

/** What was remembered belongs to nobody from then on; what was counted stays counted. */
export const interactionData = {
  interactions: {
    names: {},
    tells: { reader: { emptied: isRemembered } },
    exported: { rows: rememberedOf },
  },
  interaction_inbox: {
    names: { user_key: "emptied" },
    exported: {
      of: ["user_key"],
      columns: ["happened_at", "kind", "company_key", "product_key", "words"],
    },
  },
  interaction_readers: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["created_at"] },
  },
  interaction_consents: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["level", "changed_at"] },
  },
} satisfies PersonalTables;
