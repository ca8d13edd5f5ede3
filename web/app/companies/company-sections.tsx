import type { Company } from "@neroli/contract/companies/schema.ts";
import { useT, words } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Verified } from "../ui/verified.tsx";
import classes from "./company-page.module.css";
import { isLocked, Locked } from "./locked.tsx";
import { networkNames } from "./networks.ts";

export function CompanySegments({ company }: { company: Company }) {
  const t = useT();
  const locked = isLocked(company, "segments");
  if (company.segments.length === 0 && !locked) return null;
  return (
    <Card title={t("company-page.segments")}>
      {locked && <Locked />}
      <ul className={layout.tiles}>
        {company.segments.map(({ segment, description, url, image }) => (
          <li key={segment} data-segment={segment} className={classes.segment}>
            {image && <img src={image} alt="" width={72} height={72} loading="lazy" />}
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
    </Card>
  );
}

export function Contacts({ company }: { company: Company }) {
  const t = useT();
  const { contacts = [], verified_contacts: verified = [], media_links: media } = company;
  const locked = isLocked(company, "contacts") || isLocked(company, "verified_contacts");
  const mediaLocked = isLocked(company, "media_links");
  const known = [contacts, verified, media].some((list) => list.length > 0);
  if (!known && !locked && !mediaLocked) return null;
  // A contact that is a verified one too is named once.
  const isVerified = (one: Contact) => verified.some((other) => nameOf(other) === nameOf(one));
  return (
    <Card title={t("company-page.contacts")}>
      <ul className={`${layout.list} ${layout.stack}`}>
        {verified.map((contact) => (
          <ContactLine key={nameOf(contact)} contact={contact} verified />
        ))}
        {contacts
          .filter((contact) => !isVerified(contact))
          .map((contact) => (
            <ContactLine key={nameOf(contact)} contact={contact} />
          ))}
      </ul>
      {isLocked(company, "contacts") && <Locked />}
      {isLocked(company, "verified_contacts") && (
        <p className={layout.line}>
          {t("company-fields.verified_contacts")} <Locked />
        </p>
      )}
      {(media.length > 0 || mediaLocked) && <h3>{t("company-page.media")}</h3>}
      {mediaLocked && <Locked />}
      <ul className={`${layout.list} ${layout.close}`}>
        {media.map(({ type, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" target="_blank">
              {networkNames[type]}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Contact = NonNullable<Company["contacts"]>[number];

const nameOf = ({ product_type, contact_type, value }: Contact) =>
  `${product_type} ${contact_type} ${value}`;

function ContactLine({ contact, verified = false }: { contact: Contact; verified?: boolean }) {
  const t = useT();
  const { person_of_contact, product_type, contact_type, value } = contact;
  const address = value.includes("@") ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, "")}`;
  return (
    <li className={classes.contact}>
      <strong>{person_of_contact}</strong>
      <span className={layout.soft}>
        {words(t, "offerings", product_type)}, {words(t, "contact-types", contact_type)}
      </span>
      <a href={address}>{value}</a>
      {verified && <Verified label={t("company-page.verified-contact")} />}
    </li>
  );
}
