import { links } from "@neroli/contract/access/links.ts";
import type { CompanyExhibition } from "@neroli/contract/portals/schema.ts";
import { Link } from "react-router";
import { daysOf, placeOf, standOf } from "../kernel/exhibition-place.ts";
import { AskButton } from "../kernel/meetings/ask-button.tsx";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";

interface CompanyExhibitionsProps {
  company: { key: string; name: string };
  /** Those that are not over. */
  exhibitions: readonly CompanyExhibition[];
}

/** Where one meets the company; nothing where it takes part in none. */
export function CompanyExhibitions({ company, exhibitions }: CompanyExhibitionsProps) {
  const t = useT();
  if (exhibitions.length === 0) return null;
  return (
    <Card title={t("company-page.exhibitions")}>
      <ul className={`${layout.list} ${layout.stack}`}>
        {exhibitions.map((exhibition) => (
          <Entry key={exhibition.key} company={company} exhibition={exhibition} />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps extends Pick<CompanyExhibitionsProps, "company"> {
  exhibition: CompanyExhibition;
}

function Entry({ company, exhibition }: EntryProps) {
  const t = useT();
  const language = useLanguage();
  const { key, name } = company;
  const facts = [daysOf(t, exhibition), placeOf(exhibition, language), standOf(exhibition)];
  return (
    <li className={layout.close}>
      <strong>
        <Link to={links.exhibition(exhibition.key)}>{exhibition.display_name}</Link>
      </strong>
      {facts.filter(Boolean).map((fact) => (
        // The browser's country names may be newer than the server's.
        <span key={fact} className={layout.soft} suppressHydrationWarning>
          {fact}
        </span>
      ))}
      <div>
        <AskButton event={exhibition.key} exhibitor={{ key, name }} />
      </div>
    </li>
  );
}
