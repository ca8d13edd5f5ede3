import type { PersonalTables } from "../kernel/personal-data/register.ts";

const trail =
  "ten years, as the law wants of a trade's records (HGB § 257, AO § 147); it is only ever added to";

export const auditData = {
  audit_entries: {
    names: { actor_key: { kept: trail } },
    tells: {
      actor_name: { kept: trail },
      actor_email: { kept: trail },
      address: { kept: trail },
      entity_key: { kept: trail },
      before: { kept: trail },
      after: { kept: trail },
    },
    exported: {
      of: ["actor_key"],
      columns: ["at", "action", "entity", "entity_key", "address"],
    },
  },
} satisfies PersonalTables;
