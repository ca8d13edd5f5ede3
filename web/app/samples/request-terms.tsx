import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Terms } from "./terms.tsx";

/** Size and price of the samples that a form asks for, where suppliers say something of them. */
export function SampleTermsOf({ products }: { products: readonly string[] }) {
  const t = useT();
  const keys = products.join(",");
  const { data } = useQuery({
    queryKey: ["samples", "terms", keys],
    queryFn: ({ signal }) => api("GET /samples/terms", { query: { products: keys }, signal }),
  });
  const said = data?.content.filter(({ price, price_note, size }) => price || price_note || size);
  if (!said || said.length === 0) return null;
  return (
    <div>
      <strong>{t("samples.before-asking")}</strong>
      <Terms terms={said} />
    </div>
  );
}
