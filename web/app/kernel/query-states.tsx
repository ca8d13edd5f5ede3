import type { ReactNode } from "react";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { ErrorState, Skeleton } from "../ui/states.tsx";

/** What is needed of a query (TanStack Query); several can be put together into one of this shape. */
export interface AnsweredQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface QueryStatesProps<Data> {
  query: AnsweredQuery<Data>;
  /** In the place of what is on its way; one grey block where nothing is said. */
  loading?: ReactNode;
  /** The sentence of a failure, where the server's own does not do. */
  failed?: string;
  /** What is shown of an answer without entries, as `isEmpty` judges it. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query as far as it is: loading, failed with the way to try again, empty, or its answer.
 * What was there before stays while it is read anew, also when that fails.
 */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, loading = <Skeleton />, failed, empty, isEmpty, children } = props;
  const t = useT();
  const { data, error } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return loading;
  return <ErrorState text={failed ?? sentenceOf(error, t)} onRetry={() => void query.refetch()} />;
}
