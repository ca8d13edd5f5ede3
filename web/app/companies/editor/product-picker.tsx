import type { OwnProduct } from "@neroli/contract/companies/editable.ts";
import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import { api } from "../../kernel/client.ts";
import { Picker } from "../../kernel/picker.tsx";
import { useT } from "../../language/phrases.tsx";

interface ProductPickerProps {
  label: string;
  companyKey: string;
  offering: Offering;
  segment: Segment;
  /** Not offered again. */
  chosen: readonly string[];
  onChoose: (product: OwnProduct) => void;
}

/** Products to look up at once (spec 9, product type lookup). */
const size = "25";

/** Finds one of the company's products by its name and adds it. */
export function ProductPicker(props: ProductPickerProps) {
  const t = useT();
  const { companyKey, offering, segment, chosen, onChoose } = props;
  return (
    <Picker<OwnProduct>
      labelHidden
      label={props.label}
      placeholder={t("company-editor.top.add")}
      value={null}
      onChange={(product) => product && onChoose(product)}
      queryKey={["companies", "own-products", companyKey, offering, segment, chosen]}
      // The server looks without regard to case and accents.
      find={async (name, signal) => {
        const { content } = await api("GET /companies/:companyKey/products/types/:type", {
          params: { companyKey, type: offering },
          query: { segment__eq: segment, name__icontains: name, size, sort: "name" },
          signal,
        });
        return content
          .filter(({ key }) => !chosen.includes(key))
          .map(({ key, name: own = key, image = null }) => ({ key, name: own, segment, image }));
      }}
      keyOf={({ key }) => key}
      nameOf={({ name: own }) => own}
      none={t("company-editor.top.none-found")}
    />
  );
}
