import type { ReactNode } from "react";
import layout from "./layout.module.css";
import classes from "./plain-table.module.css";

interface PlainTableProps {
  /** The accessible name. */
  label: string;
  titles: readonly (string | { title: string; align: "end" })[];
  /** In the head, above the boxes that select rows. */
  select?: ReactNode;
  /**
   * What is said to screen readers of the last column, in which something can be done with each
   * row; "" where each says it itself.
   */
  actions?: string;
  /**
   * Where there is no room each row is a card; its cells say by `data-title` what they are, and
   * those with `data-spare` are left out.
   */
  cards?: boolean;
  /** One `<tbody>` or several. */
  children: ReactNode;
}

/** A table that is read: a few rows, neither sorted nor filtered. Wide ones scroll sideways. */
export function PlainTable({ label, titles, select, actions, cards, children }: PlainTableProps) {
  return (
    <section
      className={classes.box}
      data-cards={cards || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways by keyboard on a phone
      tabIndex={0}
    >
      <table
        className={classes.table}
        data-actions={actions !== undefined || undefined}
        data-cards={cards || undefined}
        aria-label={label}
      >
        <thead>
          <tr>
            {select && <td>{select}</td>}
            {titles.map((each) => {
              const { title, align } = typeof each === "string" ? { title: each } : each;
              return (
                <th key={title} scope="col" data-align={align}>
                  {title}
                </th>
              );
            })}
            {actions && (
              <th scope="col">
                <span className={layout.unseen}>{actions}</span>
              </th>
            )}
            {actions === "" && <td />}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
