import { Menu } from "@mantine/core";
import type { ComparedProduct } from "@neroli/contract/comparison/schema.ts";
import { type RequestType, requestTypes } from "@neroli/contract/requests/states.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import classes from "./heads.module.css";

/** The four requests for one product. Whoever may not ask for it now has none; visitors log in first. */
export function RequestMenu({ product }: { product: ComparedProduct }) {
  const t = useT();
  const { open } = useRequestDialog();
  const signedIn = useSession().state === "signed-in";
  if (signedIn && !product.can.request) return null;
  const { key, name, offering, segment, company, in_stock } = product;
  const selected = { company_key: company.key, company_name: company.name, in_stock };
  const ask = (type: RequestType) =>
    open({ type, origin: "compare", products: [{ key, name, offering, segment, ...selected }] });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={classes.request}
          aria-label={t("comparison.request.for", { name })}
        >
          {t("comparison.request")}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {requestTypes.map((type) => {
          const refused = type === "SAMPLE" && !in_stock;
          return (
            <Menu.Item key={type} disabled={refused} onClick={() => ask(type)}>
              {refused ? t("comparison.request.out-of-stock") : t(`product-page.request.${type}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
