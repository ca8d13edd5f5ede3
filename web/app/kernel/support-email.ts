import { useRouteLoaderData } from "react-router";

/** Whom people are told to write to when they need help. */
export function useSupportEmail(): string {
  const root = useRouteLoaderData("root") as { support_email?: string } | undefined;
  return root?.support_email ?? "";
}
