import { links } from "@neroli/contract/access/links.ts";
import { useT } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import classes from "./missing-list.module.css";
import { type Missing, missingWord } from "./use-completeness.ts";

interface MissingListProps {
  missing: readonly Missing[];
  /** Put into the addresses for readers who see more than one company. */
  company?: string | undefined;
}

/** Fields and documents that are missing most often, as links to the products that lack them. */
export function MissingList({ missing, company }: MissingListProps) {
  const t = useT();
  return (
    <ul className={classes.list}>
      {missing.map(({ offering, what, count }) => {
        const name = missingWord(t, what);
        return (
          <li key={`${offering} ${what}`}>
            <ButtonLink
              size="small"
              href={links.adminProducts(offering, {
                missing__eq: what,
                ...(company && { company }),
              })}
            >
              {name} <strong>{count}</strong>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
