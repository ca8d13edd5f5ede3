/** Roles (spec 6). The support roles carry the brand prefix (decisions, names). */
export const supportRoles = ["NEROLI_SUPER", "NEROLI_EDITOR", "NEROLI_ADMIN"] as const;
export const supplierRoles = [
  "SUPPLIER_MANAGER",
  "SUPPLIER_MANAGER_UNVERIFIED",
  "SUPPLIER_EDITOR",
  "SUPPLIER_USER",
] as const;
export const buyerRoles = ["BUYER", "BUYER_MANAGER"] as const;
export const roles = [...supportRoles, ...supplierRoles, ...buyerRoles, "EVENT_ADMIN"] as const;
export type Role = (typeof roles)[number];

/**
 * The guard groups of the routes (spec 6), each the row of the spec's table that it is named after.
 * The spec's "editor" is the support role NEROLI_EDITOR, its "support" all three.
 */
export const groups = {
  ALL: [...supportRoles, ...supplierRoles, ...buyerRoles],
  ALL_AND_EXT: roles,
  SUPPORT_ROLES: supportRoles,
  SUPPLIER_ROLES: supplierRoles,
  EDIT_COMPANY: [...supportRoles, "SUPPLIER_MANAGER", "SUPPLIER_EDITOR"],
  CREATE_COMPANY: [...supportRoles, "SUPPLIER_MANAGER"],
  CREATE_PRODUCTS: [...supportRoles, "SUPPLIER_MANAGER", "SUPPLIER_EDITOR"],
  EDIT_PRODUCTS: [
    ...supportRoles,
    "SUPPLIER_MANAGER",
    "SUPPLIER_MANAGER_UNVERIFIED",
    "SUPPLIER_EDITOR",
  ],
  PRODUCTS: [...supportRoles, ...supplierRoles],
  PROJECT_SPACE: [...supportRoles, ...buyerRoles],
  EDIT_QUOTE: [
    ...supportRoles,
    "SUPPLIER_MANAGER",
    "SUPPLIER_MANAGER_UNVERIFIED",
    "SUPPLIER_EDITOR",
  ],
  ADMIN: [...supplierRoles, ...supportRoles],
  ANALYTICS: [...supportRoles, "SUPPLIER_MANAGER"],
  LEADS: [...supportRoles, "SUPPLIER_MANAGER", "SUPPLIER_MANAGER_UNVERIFIED"],
  BUYERS: buyerRoles,
  SUPPLIER_MANAGERS: [...supportRoles, "SUPPLIER_MANAGER"],
  /** Roles whose holders give their colleagues roles (spec 3, assignable user roles). */
  TEAM_MANAGERS: [...supportRoles, "SUPPLIER_MANAGER", "BUYER_MANAGER"],
} as const satisfies Record<string, readonly Role[]>;
export type Group = keyof typeof groups;

/** The roles that people may be given in the user administration (spec 3, assignable user roles). */
export const assignableRoles = {
  support: [
    ...supportRoles,
    "BUYER",
    "BUYER_MANAGER",
    "SUPPLIER_USER",
    "SUPPLIER_EDITOR",
    "SUPPLIER_MANAGER",
    "EVENT_ADMIN",
  ],
  SUPPLIER_MANAGER: ["SUPPLIER_USER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  BUYER_MANAGER: ["BUYER", "BUYER_MANAGER"],
} as const satisfies Record<string, readonly Role[]>;

/** Support's roles that also decide about support's own accounts and roles; its editors do not. */
export const supportAdministrators = [
  "NEROLI_SUPER",
  "NEROLI_ADMIN",
] as const satisfies readonly Role[];

/** The roles that somebody who holds these may give to others and take from them. */
export function assignableBy(held: readonly Role[]): Role[] {
  const given: readonly Role[] = [
    ...(isSupport(held) ? assignableRoles.support : []),
    ...(held.includes("SUPPLIER_MANAGER") ? assignableRoles.SUPPLIER_MANAGER : []),
    ...(held.includes("BUYER_MANAGER") ? assignableRoles.BUYER_MANAGER : []),
  ];
  const ofSupport: readonly Role[] = holdsOne(held, supportAdministrators) ? [] : supportRoles;
  return roles.filter((role) => given.includes(role) && !ofSupport.includes(role));
}

export const isSupport = (held: readonly Role[]) =>
  held.some((role) => (supportRoles as readonly Role[]).includes(role));

/** Whether somebody who holds these may change such an account: support's own are its administrators'. */
export const administers = (held: readonly Role[], roles: readonly Role[]) =>
  !isSupport(roles) || holdsOne(held, supportAdministrators);

export const holdsOne = (held: readonly Role[], wanted: readonly Role[]) =>
  held.some((role) => wanted.includes(role));
