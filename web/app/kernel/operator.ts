import { useRouteLoaderData } from "react-router";

/** Who runs this installation, by name and address; null where nobody has said it. */
export function useOperator(): string | null {
  const root = useRouteLoaderData("root") as { operator?: string | null } | undefined;
  return root?.operator ?? null;
}
