import { errors, type JWTVerifyGetKey } from "jose";
import type { KeptValue } from "./keep-value.ts";

/** Keys that rotate: one that is not known yet is looked for once more before it is refused. */
export const verifyingWith =
  (keys: Omit<KeptValue<JWTVerifyGetKey>, "forget">): JWTVerifyGetKey =>
  async (header, token) => {
    const known = await keys.current();
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const renewed = await keys.renewed();
      return renewed(header, token);
    }
  };
