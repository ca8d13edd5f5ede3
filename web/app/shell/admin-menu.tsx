import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";

/** The support-only admin menu, in the order of the spec (section 2). */
export function AdminMenu() {
  const t = useT();
  const items = [
    [links.supportSearch(), t("search-explain.title")],
    [links.adminCompanies(), t("shell.admin.companies")],
    [links.adminProducts("INGREDIENTS"), t("offerings.INGREDIENTS")],
    [links.adminProducts("FORMULATIONS"), t("offerings.FORMULATIONS")],
    [links.adminProducts("SERVICES"), t("offerings.SERVICES")],
    [links.adminDocuments(), t("documents-admin.title")],
    [links.adminAwards(), t("shell.admin.awards")],
    [links.adminUsers(), t("shell.admin.users")],
    [links.adminSubscriptions(), t("shell.admin.subscriptions")],
    [links.adminPortals(), t("shell.admin.portals")],
    [links.adminExhibitions(), t("shell.admin.exhibitions")],
    [links.adminAttributes(), t("shell.admin.attributes")],
    [links.adminSynonyms(), t("synonyms.title")],
    [links.adminLabels(), t("shell.admin.labels")],
    [links.adminAudit(), t("audit.title")],
  ] as const;
  return (
    <>
      <h2>{t("shell.support")}</h2>
      <ul>
        {items.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
