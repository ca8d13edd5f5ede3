/** Subjects that only pages for signed-in people speak of; a browser loads them with the session. */
const subjects: ReadonlySet<string> = new Set([
  "attributes",
  "audit",
  "bookmarks",
  "saved-searches",
  "search-explain",
  "synonyms",
  "audit-actions",
  "audit-entities",
  "companies-admin",
  "company-editor",
  "completeness",
  "dashboard",
  "documents-admin",
  "documents-upload",
  "downloads",
  "exports",
  "field-reasons",
  "imports",
  "invitations",
  "labels",
  "notifications",
  "product-editor",
  "product-labels",
  "products-admin",
  "profile",
  "subscriptions",
  "table",
  "users-admin",
]);

/** Whether a phrase belongs to the work of signed-in people: by what its key begins with. */
export const isOfWork = (key: string): boolean => subjects.has(key.slice(0, key.indexOf(".")));
