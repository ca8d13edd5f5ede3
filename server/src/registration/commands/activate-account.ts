import { transaction } from "../../kernel/db/db.ts";
import { proveAddress } from "../../users/commands/prove-address.ts";
import { useToken } from "./mailed-tokens.ts";

/** The mailed link was followed: the address is proved, and sign-in is open. */
export async function activateAccount(token: string): Promise<void> {
  await transaction(async () => {
    const userKey = await useToken(token, "ACTIVATION");
    await proveAddress(userKey);
  });
}
