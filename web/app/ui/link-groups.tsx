import { useId } from "react";
import classes from "./link-groups.module.css";

export interface LinkGroup {
  key: string;
  title: string | null;
  links: readonly GroupedLink[];
}

interface GroupedLink {
  href: string;
  label: string;
  /** "page": it leads to this very page; "true": this page belongs to it. */
  current?: "page" | "true" | undefined;
}

interface LinkGroupsProps {
  /** The accessible name of the navigation. */
  label: string;
  /** null while they are not known: their room is kept. */
  groups: readonly LinkGroup[] | null;
}

/** The ways to the parts of something, below each other and in groups: a side bar, a menu on phones. */
export function LinkGroups({ label, groups }: LinkGroupsProps) {
  const id = useId();
  return (
    <nav className={classes.groups} aria-label={label} aria-busy={groups === null}>
      {groups === null && <Waiting />}
      {groups?.map(({ key, title, links }) => (
        <div key={key}>
          {title && <p id={`${id}-${key}`}>{title}</p>}
          <ul aria-labelledby={title ? `${id}-${key}` : undefined}>
            {links.map(({ href, label: text, current }) => (
              <li key={href}>
                <a href={href} aria-current={current}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const lines = ["1", "2", "3", "4", "5", "6"] as const;

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}
