import type { ReviewStatus } from "@neroli/contract/enumerations/projects.ts";
import { ApiError, api } from "../kernel/client.ts";
import type { Tone } from "../ui/card.tsx";
import { type Place, paramsOf } from "./project-queries.ts";

export const reviewTones: Record<ReviewStatus, Tone | "strong"> = {
  TO_BE_REVIEWED: "plain",
  ACCEPTED: "good",
  REJECTED: "bad",
};

export const acceptEntry = (place: Place, id: string) =>
  api("POST /companies/:companyKey/projects/:projectKey/products/:id/accept", {
    params: { ...paramsOf(place), id },
    body: {},
  });

export const rejectEntry = (place: Place, id: string, reason: string) =>
  api("POST /companies/:companyKey/projects/:projectKey/products/:id/reject", {
    params: { ...paramsOf(place), id },
    body: { reason },
  });

/** Of several, one that is decided so already keeps nobody from the others: its answer may have been lost. */
export async function unlessDecided(review: Promise<unknown>): Promise<void> {
  try {
    await review;
  } catch (error) {
    const isDecided = error instanceof ApiError && error.body.code === "projects.reviewed-so";
    if (!isDecided) throw error;
  }
}
