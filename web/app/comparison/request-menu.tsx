import type { ComparedProduct } from "@neroli/contract/comparison/schema.ts";
import { type RequestType, requestTypes } from "@neroli/contract/requests/states.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { toSelected } from "../kernel/selection.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Menu } from "../ui/menu.tsx";
import classes from "./heads.module.css";

/** The four requests for one product. Whoever may not ask for it now has none; visitors log in first. */
export function RequestMenu({ product }: { product: ComparedProduct }) {
  const t = useT();
  const { open } = useRequestDialog();
  const signedIn = useSession().state === "signed-in";
  if (signedIn && !product.can.request) return null;
  const { name, in_stock } = product;
  const ask = (type: RequestType) =>
    open({ type, origin: "compare", products: [toSelected(product)] });
  return (
    <Menu
      align="start"
      className={buttonClass({ size: "small" }, classes.request)}
      label={t("comparison.request.for", { name })}
      button={t("comparison.request")}
      items={requestTypes.map((type) => ({
        label: t(`product-page.request.${type}`),
        disabledReason:
          type === "SAMPLE" && !in_stock ? t("comparison.request.out-of-stock") : undefined,
        onSelect: () => ask(type),
      }))}
    />
  );
}
