import type { ReviewStatus } from "@neroli/contract/enumerations/projects.ts";
import type { Tone } from "../ui/card.tsx";

export const reviewTones: Record<ReviewStatus, Tone | "strong"> = {
  TO_BE_REVIEWED: "plain",
  ACCEPTED: "good",
  REJECTED: "bad",
};
