import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useSession } from "../kernel/session/session.tsx";

const none: readonly Alternative[] = [];

/** Read once the page stands: nobody waits for what is at its foot. */
export function useAlternatives({ key }: Product): readonly Alternative[] {
  const session = useSession();
  const reader = session.state === "signed-in" ? session.profile : null;
  const { data } = useQuery({
    // The alternatives depend on what the reader may see.
    queryKey: ["products", "alternatives", key, reader?.key, reader?.vetted, reader?.roles],
    queryFn: ({ signal }) =>
      api("GET /products/:productKey/alternatives", { params: { productKey: key }, signal }),
    enabled: session.state !== "loading",
  });
  return data?.content ?? none;
}
