import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import type { RequestStatus, RequestType } from "@neroli/contract/requests/states.ts";

interface DemoMessage {
  author: string;
  side: "BUYER" | "SUPPLIER";
  body: string;
}

export interface DemoRequest {
  type: RequestType;
  status: RequestStatus;
  buyer: string;
  company: string;
  products: string[];
  message: string;
  /** Days before the fixed day of the demonstration. */
  daysAgo: number;
  rejected?: string;
  documents?: DocumentType[];
  kilograms?: number;
  messages: DemoMessage[];
}

/** Requests as they come in a week of a supplier of actives. */
export const demoRequests: readonly DemoRequest[] = [
  {
    type: "SAMPLE",
    status: "OPEN",
    buyer: "buyer",
    company: "velouria-actives",
    products: ["velourine-c-ether"],
    message:
      "We are comparing three stable vitamin C derivatives for a day serum at pH 5.5. Could we have 100 g, and the colour data after three months at 40 °C if you have them?",
    daysAgo: 6,
    messages: [
      {
        author: "manager",
        side: "SUPPLIER",
        body: "Thank you. 100 g leave Orléans on Monday. The colour data are in the technical data sheet, table 4; I am happy to go through them with you by phone.",
      },
      {
        author: "buyer",
        side: "BUYER",
        body: "Perfect. Table 4 answers it. We will report after the first stability point.",
      },
    ],
  },
  {
    type: "QUOTE",
    status: "REQUESTED",
    buyer: "buyer-manager",
    company: "velouria-actives",
    products: ["velourine-b3-pc", "velourine-b5"],
    message: "Prices for a yearly contract from January, delivered Hamburg, in 25 kg drums.",
    daysAgo: 1,
    kilograms: 600,
    messages: [],
  },
  {
    type: "DOCUMENT",
    status: "CLOSED",
    buyer: "amara-lewis",
    company: "velouria-actives",
    products: ["velourine-retin-10"],
    message: "For our safety assessor: composition and impurities of the current lot, please.",
    daysAgo: 21,
    documents: ["COMPOSITION_STATEMENT", "IMPURITY_STATEMENT"],
    messages: [
      {
        author: "editor",
        side: "SUPPLIER",
        body: "Both statements are released for you in the documents of the product.",
      },
    ],
  },
  {
    type: "CONTACT",
    status: "CLOSED",
    buyer: "omar-siddiqui",
    company: "velouria-actives",
    products: ["velopeel-ph-a"],
    message: "Would this be allowed in a bathroom cleaner, or is it for skin only?",
    daysAgo: 34,
    rejected: "Our registration covers cosmetic use only, so we cannot supply it for cleaners.",
    messages: [],
  },
  {
    type: "SAMPLE",
    status: "CANCELED",
    buyer: "sofia-esposito",
    company: "velouria-actives",
    products: ["velourine-b3-food"],
    message: "Twenty grams for a fortified drink, please.",
    daysAgo: 48,
    messages: [
      { author: "sofia-esposito", side: "BUYER", body: "The project is stopped. Thank you." },
    ],
  },
  {
    type: "QUOTE",
    status: "OPEN",
    buyer: "omar-siddiqui",
    company: "haldermark-chemie",
    products: ["haldaclean-ae-7", "haldaplex-mg-40"],
    message:
      "We are moving our laundry liquid and the dishwasher tablets to a new site in Leeds. Please quote both for delivery in IBC, four times a year.",
    daysAgo: 9,
    kilograms: 20_000,
    messages: [
      {
        author: "henning-wolters",
        side: "SUPPLIER",
        body: "Gladly. Do you need the granules for the tablets as well, or the 40 % solution alone?",
      },
      { author: "omar-siddiqui", side: "BUYER", body: "Granules for the tablets, please." },
    ],
  },
  {
    type: "SAMPLE",
    status: "REQUESTED",
    buyer: "buyer",
    company: "sarvento-oils",
    products: ["sarvento-sq-100-olive", "sarvento-ol-10"],
    message:
      "For a winter balm we would like to try your squalane and the olive emulsifier together, 100 g of each.",
    daysAgo: 2,
    messages: [],
  },
  {
    type: "DOCUMENT",
    status: "OPEN",
    buyer: "buyer",
    company: "velouria-actives",
    products: ["velourine-c-lipid", "velourine-barrier-b3", "veloderm-hyal-h"],
    message: "Our quality department needs the papers of these three before the first order.",
    daysAgo: 4,
    documents: ["COA", "SPECIFICATION"],
    messages: [],
  },
];
