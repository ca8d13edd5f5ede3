import type { PersonalTables } from "../kernel/personal-data/register.ts";

const year =
  "a year, or as long as the operator keeps the security log: attacks are found out late";

export const securityData = {
  security_events: {
    names: { user_key: { kept: year }, actor_key: { kept: year } },
    tells: { address: { kept: year }, user_agent: { kept: year }, series: { kept: year } },
    exported: {
      of: ["user_key"],
      columns: ["at", "kind", "address", "user_agent", "details", "count"],
    },
  },
} satisfies PersonalTables;
