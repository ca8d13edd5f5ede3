import type { ReactNode } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import classes from "./dashboard.module.css";

/** What of a query a card needs. */
export interface Asked<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** A card with its own waiting, failing and content: one that fails does not take the others along. */
export function Card<Data>(props: {
  title: string;
  asked: Asked<Data>;
  wide?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const { title, asked, wide } = props;
  return (
    <section className={classes.card} data-wide={wide} aria-label={title}>
      <h2>{title}</h2>
      {asked.data !== undefined && props.children(asked.data)}
      {asked.data === undefined && asked.error !== null && <Failed asked={asked} />}
      {asked.data === undefined && asked.error === null && (
        <div className={classes.skeleton} aria-busy="true" />
      )}
    </section>
  );
}

/** How many there are; leads to them. */
export function Count({ count, of, to }: { count: number; of: string; to: string }) {
  return (
    <Link to={to} className={classes.number} aria-label={`${count}, ${of}`}>
      {count}
      <Icon name="on" />
    </Link>
  );
}

function Failed({ asked }: { asked: Asked<unknown> }) {
  const t = useT();
  return (
    <div role="alert">
      <p>{sentenceOf(asked.error, t)}</p>
      <button type="button" className={buttons.small} onClick={() => void asked.refetch()}>
        {t("table.retry")}
      </button>
    </div>
  );
}
