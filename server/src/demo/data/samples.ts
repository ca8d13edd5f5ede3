import type { SampleStatus, ShippingTerms } from "@neroli/contract/samples/states.ts";

export interface DemoSample {
  status: SampleStatus;
  product: string;
  message: string;
  /** Days before the day of the demonstration on which it was asked for. */
  daysAgo: number;
  shipping?: ShippingTerms;
  declined?: string;
  evaluation?: { score: number; notes: string; shared: boolean };
}

/** Samples that the buyer of the demonstration got from Velouria, one at each station. */
export const demoSamples: readonly DemoSample[] = [
  {
    status: "APPROVED",
    product: "velourine-b5",
    message: "Could we have two samples for a hair tonic, from different lots?",
    daysAgo: 8,
    shipping: "AMOUNT",
  },
  {
    status: "SHIPPED",
    product: "velourine-b3-pc",
    message: "A sample for a face mist at pH 6, please.",
    daysAgo: 12,
    shipping: "FREE",
  },
  {
    status: "DELIVERED",
    product: "velourine-retin-10",
    message: "For a night cream; we test it against our present retinoid.",
    daysAgo: 24,
    shipping: "UNKNOWN",
  },
  {
    status: "DECLINED",
    product: "velourine-retin-10",
    message: "A second sample of another lot, please.",
    daysAgo: 33,
    declined: "The next lot is released in three weeks. Please ask again then.",
  },
  {
    status: "EVALUATED",
    product: "velourine-c-ether",
    message: "For a day serum; we look at the colour after one month at 40 °C.",
    daysAgo: 58,
    shipping: "FREE",
    evaluation: {
      score: 5,
      notes: "Colour stays below Gardner 1 after a month at 40 °C. Dissolves cold.",
      shared: true,
    },
  },
  {
    status: "EVALUATED",
    product: "velourine-b5",
    message: "For a shampoo concentrate.",
    daysAgo: 71,
    shipping: "FREE",
    evaluation: {
      score: 2,
      notes: "Clouds our concentrate below 10 °C; not for this project.",
      shared: false,
    },
  },
];
