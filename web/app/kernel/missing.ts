import { offeringOfStep } from "@neroli/contract/access/links.ts";
import { isRouteErrorResponse } from "react-router";

type Missing = "product" | "company";

/** What the API says is not there, or not for this reader; null where the page itself is not. */
export function missingAt(error: unknown, pathname: string): Missing | null {
  if (!isRouteErrorResponse(error) || error.data?.code !== "not-found") return null;
  const [, step, kind] = pathname.split("/");
  if (step === "company") return "company";
  return offeringOfStep(step) && kind === "permalink" ? "product" : null;
}
