/**
 * Subjects that only pages for signed-in people speak of; a browser loads them with the session.
 * What the kit itself says ("table") is not among them: every page may show its pieces.
 */
export const workSubjects: ReadonlySet<string> = new Set([
  "attributes",
  "audit",
  "audit-actions",
  "audit-entities",
  "bookmarks",
  "companies-admin",
  "company-editor",
  "completeness",
  "dashboard",
  "documents-admin",
  "documents-upload",
  "downloads",
  "exports",
  "factors",
  "imports",
  "invitations",
  "labels",
  "navigation",
  "notifications",
  "policies",
  "product-editor",
  "products-admin",
  "profile",
  "quote-file",
  "quotes",
  "rates",
  "saved-searches",
  "search-explain",
  "security-details",
  "security-events",
  "security-kinds",
  "sessions",
  "subscriptions",
  "synonyms",
  "throttles",
  "users-admin",
]);

/** Whether a phrase belongs to the work of signed-in people: by its subject, how its key begins. */
export const isOfWork = (key: string): boolean => workSubjects.has(key.slice(0, key.indexOf(".")));
