import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { api } from "../../kernel/client.ts";
import type { CompanyRow } from "./company-row.ts";

export const stateActions = ["verify", "unverify", "enable", "disable"] as const;
export type StateAction = (typeof stateActions)[number];

export const oppositeOf: Record<StateAction, StateAction> = {
  verify: "unverify",
  unverify: "verify",
  enable: "disable",
  disable: "enable",
};

export function callState(action: StateAction, companyKey: string): Promise<EditableCompany> {
  const options = { params: { companyKey } };
  switch (action) {
    case "verify":
      return api("POST /companies/:companyKey/verify", options);
    case "unverify":
      return api("DELETE /companies/:companyKey/verify", options);
    case "enable":
      return api("POST /companies/:companyKey/enable", options);
    case "disable":
      return api("POST /companies/:companyKey/disable", options);
  }
}

/** Whether the action would change this company. */
export const changes = (
  action: StateAction,
  { verified, enabled }: Pick<CompanyRow, "verified" | "enabled">,
) => ({ verify: !verified, unverify: verified, enable: !enabled, disable: enabled })[action];
