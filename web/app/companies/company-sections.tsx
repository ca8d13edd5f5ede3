import type { Company } from "@neroli/contract/companies/schema.ts";
import { useT, words } from "../kernel/phrases.tsx";
import classes from "./company-page.module.css";

export function CompanySegments({ segments }: { segments: Company["segments"] }) {
  const t = useT();
  if (segments.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="segments">
      <h2 id="segments">{t("company-page.segments")}</h2>
      <ul className={classes.segments}>
        {segments.map(({ segment, description, url }) => (
          <li key={segment} data-segment={segment}>
            <h3>{words(t, "segments", segment)}</h3>
            <p>{description}</p>
            {url && (
              <a href={url} rel="noopener" target="_blank">
                {url.replace(/^https?:\/\//, "")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Contacts({ company }: { company: Company }) {
  const t = useT();
  const contacts = company.verified_contacts ?? company.contacts ?? [];
  if (contacts.length + company.media_links.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="contacts">
      <h2 id="contacts">{t("company-page.contacts")}</h2>
      <ul className={classes.contacts}>
        {contacts.map(({ product_type, person_of_contact, value }) => (
          <li key={`${product_type}${value}`}>
            <strong>{person_of_contact}</strong>
            <span>{words(t, "offerings", product_type)}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {company.media_links.length > 0 && <h3>{t("company-page.media")}</h3>}
      <ul className={classes.media}>
        {company.media_links.map(({ type, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" target="_blank">
              {type}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
