import { offeringOfStep } from "@neroli/contract/access/links.ts";
import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { metaT } from "../language/phrases.tsx";
import { hiddenMeta } from "./page-meta.ts";

type Missing = "product" | "company";

/** What the API says is not there, or not for this reader; null where the page itself is not. */
export function missingAt(error: unknown, pathname: string): Missing | null {
  if (!isRouteErrorResponse(error) || error.data?.code !== "not-found") return null;
  const [, step] = pathname.split("/");
  if (step === "company") return "company";
  return offeringOfStep(step) ? "product" : null;
}

type Matches = Parameters<typeof metaT>[0];

/** The title of a product's or company's page that did not come. */
export function failedMeta(matches: Matches, error: unknown, missing: Missing): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return hiddenMeta(matches, isMissing ? `shell.missing.${missing}.title` : "errors.internal");
}
