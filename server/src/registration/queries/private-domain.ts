import { isPrivateDomain } from "../email-domains.ts";

/** Whether anybody may have an address there (spec 5, sign-up): it is no company's own domain. */
export const givesAddressesToAnybody = (domain: string): boolean => isPrivateDomain(domain);
