import type { Role } from "@neroli/contract/access/roles.ts";
import type { Department, titles, UserStatus } from "@neroli/contract/enumerations/users.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";

/** Every demonstration account has this password; the product warns about it where it matters. */
export const demoPassword = "neroli-demo";

export interface DemoAccount {
  key: string;
  /** What the account shows, in the words of the specification. */
  label: string;
  email: string;
  role: Role;
  title: (typeof titles)[number];
  firstname: string;
  lastname: string;
  company: string;
  department: Department;
  language: Language;
  status: UserStatus;
}

type Row = readonly [
  string,
  string,
  Role,
  DemoAccount["title"],
  string,
  string,
  string,
  Department,
  Language,
];

const rows: readonly Row[] = [
  [
    "support",
    "Support, all rights",
    "NEROLI_SUPER",
    "Mrs.",
    "Jana",
    "Köster",
    "neroli-staging",
    "MANAGEMENT_BUSINESS_DEVELOPMENT",
    "en",
  ],
  [
    "editor-support",
    "Support, editor",
    "NEROLI_EDITOR",
    "Mr.",
    "Milan",
    "Petrov",
    "neroli-staging",
    "COMMUNICATIONS",
    "de",
  ],
  [
    "admin-support",
    "Support, administrator",
    "NEROLI_ADMIN",
    "Ms",
    "Lea",
    "Brandstätter",
    "neroli-staging",
    "IT",
    "de",
  ],
  [
    "manager",
    "Supplier, manager",
    "SUPPLIER_MANAGER",
    "Mrs.",
    "Élodie",
    "Marchetti",
    "velouria-actives",
    "SALES",
    "en",
  ],
  [
    "editor",
    "Supplier, editor",
    "SUPPLIER_EDITOR",
    "Mr.",
    "Bastien",
    "Caron",
    "velouria-actives",
    "MARKETING",
    "fr",
  ],
  [
    "user",
    "Supplier, user",
    "SUPPLIER_USER",
    "Ms",
    "Noémie",
    "Lacroix",
    "velouria-actives",
    "REGULATORY_AFFAIRS",
    "fr",
  ],
  [
    "unverified",
    "Supplier, not verified yet",
    "SUPPLIER_MANAGER_UNVERIFIED",
    "Mr.",
    "Duarte",
    "Figueira",
    "pinewell-resins",
    "SENIOR_MANAGEMENT",
    "es",
  ],
  [
    "buyer",
    "Buyer",
    "BUYER",
    "Mrs.",
    "Clara",
    "Steinhoff",
    "maren-holt",
    "FORMULATION_DEVELOPMENT",
    "en",
  ],
  [
    "buyer-manager",
    "Buyer, manager",
    "BUYER_MANAGER",
    "Mr.",
    "Philipp",
    "Maurer",
    "maren-holt",
    "PROCUREMENT",
    "de",
  ],
];

/** Colleagues and customers who are seen in requests; they have no label of their own. */
const extras: readonly Row[] = [
  ["amara.lewis", "", "BUYER_MANAGER", "Ms", "Amara", "Lewis", "petal-theory", "INNOVATION", "en"],
  [
    "sofia.esposito",
    "",
    "BUYER",
    "Mrs.",
    "Sofia",
    "Esposito",
    "casa-limonera",
    "PROCUREMENT",
    "it",
  ],
  [
    "omar.siddiqui",
    "",
    "BUYER",
    "Mr.",
    "Omar",
    "Siddiqui",
    "brightwater-home",
    "FORMULATION_DEVELOPMENT",
    "en",
  ],
  [
    "henning.wolters",
    "",
    "SUPPLIER_MANAGER",
    "Mr.",
    "Henning",
    "Wolters",
    "haldermark-chemie",
    "SALES",
    "de",
  ],
  [
    "caterina.lomonaco",
    "",
    "SUPPLIER_MANAGER",
    "Mrs.",
    "Caterina",
    "Lomonaco",
    "sarvento-oils",
    "SENIOR_MANAGEMENT",
    "it",
  ],
  [
    "noor.peeters",
    "",
    "SUPPLIER_MANAGER",
    "Ms",
    "Noor",
    "Peeters",
    "reference-inventory",
    "QUALITY",
    "en",
  ],
];

const account = (row: Row): DemoAccount => {
  const [name, label, role, title, firstname, lastname, company, department, language] = row;
  return {
    key: name.replace(".", "-"),
    label,
    email: `${name}@neroli.example`,
    role,
    title,
    firstname,
    lastname,
    company,
    department,
    language,
    status: role === "SUPPLIER_MANAGER_UNVERIFIED" ? "AWAITING_VERIFICATION" : "VERIFIED",
  };
};

/** One account for each role, with its address and the common password. */
export const demoAccounts = rows.map(account).map((each) => ({ ...each, password: demoPassword }));

export const allAccounts: readonly DemoAccount[] = [...rows, ...extras].map(account);
