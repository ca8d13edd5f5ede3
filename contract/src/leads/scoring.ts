import { type LeadDeed, leadDeeds } from "../enumerations/leads.ts";

/** Points for one of each kind. */
export type LeadWeights = Record<LeadDeed, number>;

/** What makes leads hot: a supplier's own, or these. */
export interface LeadScoring {
  weights: LeadWeights;
  /** A lead with so many points is hot. */
  threshold: number;
}

export const mostPoints = 100;
export const mostThreshold = 10_000;

/** What lies further back counts no more. */
export const scoredDays = 90;
/** Points are halved after so many days, and again after as many. */
export const halvingDays = 30;

export const defaultScoring: LeadScoring = {
  weights: {
    IMPRESSION: 0,
    DETAILS: 2,
    VIEW: 3,
    BOOKMARK: 8,
    COMPARISON: 5,
    DOWNLOAD: 10,
    REQUEST_CONTACT: 25,
    REQUEST_SAMPLE: 35,
    REQUEST_DOCUMENT: 25,
    REQUEST_QUOTE: 40,
    FORM_CONTACT: 6,
    FORM_SAMPLE: 8,
    FORM_DOCUMENT: 6,
    FORM_QUOTE: 8,
    ADD_TO_PROJECT: 20,
    QUOTE_SENT: 0,
    QUOTE_ACCEPTED: 50,
    SCAN: 30,
  },
  threshold: 50,
};

/** The weights as they were kept, with those of kinds that are newer than they. */
export const withDefaults = (weights: Partial<LeadWeights>): LeadWeights =>
  Object.fromEntries(
    leadDeeds.map((deed) => [deed, weights[deed] ?? defaultScoring.weights[deed]]),
  ) as LeadWeights;
