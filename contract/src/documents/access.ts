import { isSupport } from "../access/roles.ts";
import type { DocumentVisibility } from "../enumerations/documents.ts";
import type { Viewer } from "../products/visibility.ts";

/**
 * Why this reader may not download a document, or null. Whether the document is there at all for
 * the reader is another question: that of its product or company. Spec 3: PUBLIC is available on
 * the platform, CONFIDENTIAL by request; spec 4: not for an account that is not verified yet.
 * `granted`: the reader's company has access that was given and neither ended nor withdrawn.
 */
export function downloadRefusal(
  viewer: Viewer,
  document: { company_key: string; visibility: DocumentVisibility; granted: boolean },
): "access.unverified" | "documents.confidential" | null {
  if (isSupport(viewer.roles) || viewer.company_key === document.company_key) return null;
  if (!viewer.vetted) return "access.unverified";
  return document.visibility === "PUBLIC" || document.granted ? null : "documents.confidential";
}
