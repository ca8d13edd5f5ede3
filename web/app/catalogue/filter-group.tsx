import type { ReactNode } from "react";
import { useT } from "../language/phrases.tsx";
import classes from "./facet-column.module.css";

interface FilterGroupProps {
  title: string;
  /** The number of its filters that are in use. */
  chosen: number;
  open: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
}

/** The filters of one kind, below a title that folds them away. */
export function FilterGroup({ title, chosen, open, onOpen, children }: FilterGroupProps) {
  const t = useT();
  return (
    <details
      className={classes.group}
      open={open}
      onToggle={(event) => onOpen?.(event.currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        {chosen > 0 && (
          <span
            className={classes.chosen}
            role="img"
            aria-label={t("catalogue.facets.chosen", { count: chosen })}
          >
            {chosen}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
