import { links } from "@neroli/contract/access/links.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { countryName } from "../language/countries.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import classes from "./requests.module.css";

/** What was asked, by whom, for what. */
export function RequestFacts({ request }: { request: Request }) {
  const t = useT();
  const { contact, quantity_required: quantity, estimated_yearly_usage: yearly } = request;
  const person = [contact.title, contact.full_name, contact.company].filter(Boolean).join(" · ");
  return (
    <dl className={classes.facts}>
      <Fact name={t("shell.supplier")}>
        <Link to={links.company(request.requested_to.key)}>{request.requested_to.name}</Link>
      </Fact>
      {request.products.length > 0 && (
        <Fact name={t("requests.form.products")}>
          {request.products.map(({ key, name, offering, available }) => (
            <span key={key} className={classes.block}>
              {available ? <Link to={links.product(offering, key)}>{name}</Link> : name}
            </span>
          ))}
        </Fact>
      )}
      <Fact name={t("requests.asked-by")}>
        {person} ({words(t, "departments", contact.department)})
      </Fact>
      {request.needed_by && (
        <Fact name={t("requests.form.needed-by")}>{formatDay(request.needed_by)}</Fact>
      )}
      {quantity && (
        <Fact name={t("requests.form.quantity")}>
          {quantity.value} {quantity.unit}
        </Fact>
      )}
      {yearly && (
        <Fact name={t("requests.form.yearly")}>
          {yearly.value} {yearly.unit}
        </Fact>
      )}
      {request.document_types.length > 0 && (
        <Fact name={t("requests.form.documents")}>
          {request.document_types.map((type) => words(t, "document-types", type)).join(", ")}
        </Fact>
      )}
      <Address request={request} />
    </dl>
  );
}

function Address({ request: { shipping_address: address } }: { request: Request }) {
  const t = useT();
  const language = useLanguage();
  if (!address) return null;
  const { street, postal_code, city, country } = address;
  return (
    <Fact name={t("requests.form.address")}>
      {street}, {postal_code} {city}, {countryName(country, language)}
    </Fact>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
