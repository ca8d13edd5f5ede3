import { links } from "@neroli/contract/access/links.ts";
import type { Exhibitor } from "@neroli/contract/visits/schema.ts";
import { countryName } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import classes from "./visits.module.css";

/** Who shows what, and where it stands; its buttons are the caller's. */
export function ExhibitorRow(props: { exhibitor: Exhibitor; children?: React.ReactNode }) {
  const { exhibitor, children } = props;
  const t = useT();
  const language = useLanguage();
  const offerings = exhibitor.offering.map((offering) => words(t, "offerings", offering));
  const country = exhibitor.country && countryName(exhibitor.country, language);
  return (
    <li className={classes.exhibitor}>
      <strong className={classes.stand}>{exhibitor.stand ?? "–"}</strong>
      <Logo exhibitor={exhibitor} />
      <div className={classes.names}>
        <h4>
          <a href={links.company(exhibitor.key)}>{exhibitor.name}</a>
        </h4>
        <p suppressHydrationWarning>{[country, ...offerings].filter(Boolean).join(" · ")}</p>
        {exhibitor.description && <p>{exhibitor.description}</p>}
      </div>
      {children && <div className={classes.ends}>{children}</div>}
    </li>
  );
}

function Logo({ exhibitor }: { exhibitor: Exhibitor }) {
  if (!exhibitor.logo) {
    return (
      <span className={classes.logo} aria-hidden="true">
        {exhibitor.name.slice(0, 1).toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={classes.logo}
      src={exhibitor.logo}
      alt=""
      width={40}
      height={40}
      loading="lazy"
    />
  );
}
