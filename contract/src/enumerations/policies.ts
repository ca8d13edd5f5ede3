/** BLACKLIST: nothing that is bought has it. WHITELIST: what is bought has nothing else of its kind. */
export const policyLists = ["BLACKLIST", "WHITELIST"] as const;
export type PolicyList = (typeof policyLists)[number];

/** By what a policy knows a product. */
export const policyDimensions = ["CAS", "INCI", "FUNCTION", "ORIGIN", "CLAIM", "SUPPLIER"] as const;
export type PolicyDimension = (typeof policyDimensions)[number];
