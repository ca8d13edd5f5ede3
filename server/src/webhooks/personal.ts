import type { PersonalTables } from "../kernel/personal-data/register.ts";

const endpoint = "the address of a company's program, until its managers remove it";

export const webhookData = {
  webhooks: { names: {}, tells: { address: { kept: endpoint } }, exported: false },
} satisfies PersonalTables;
