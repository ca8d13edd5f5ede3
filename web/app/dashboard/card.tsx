import type { ReactNode } from "react";
import { Link } from "react-router";
import { type AnsweredQuery, QueryStates } from "../kernel/query-states.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Skeleton } from "../ui/states.tsx";
import classes from "./dashboard.module.css";

interface QueryCardProps<Data> {
  title: string;
  query: AnsweredQuery<Data>;
  wide?: boolean;
  children: (data: Data) => ReactNode;
}

/** A card with its own waiting, failing and content: one that fails does not take the others along. */
export function QueryCard<Data>({ title, query, wide, children }: QueryCardProps<Data>) {
  return (
    <Card title={title} wide={wide}>
      <QueryStates query={query} loading={<Skeleton height={56} />}>
        {children}
      </QueryStates>
    </Card>
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
