import { type RequestType, requestTypes } from "@neroli/contract/requests/states.ts";
import { chooseProject } from "../kernel/projects/choosing.ts";
import { useProjectCompany } from "../kernel/projects/use-project-company.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useRequestRefusal } from "../kernel/request-refusal.ts";
import { useSelection } from "../kernel/selection.tsx";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./selection-bar.module.css";

/** Bulk requests for the selected products; the reason stands beside what is not possible now. */
export function SelectionBar() {
  const t = useT();
  const { open } = useRequestDialog();
  const { products, clear } = useSelection();
  const none = products.length === 0;
  const whyNot = useRequestRefusal();
  const company = useProjectCompany();
  const noProducts = { reasonId: "bulk-state", disabledReason: t("errors.requests.no-products") };
  const refusalOf = (type: RequestType) => {
    if (none) return noProducts;
    const refusal = whyNot(type, products);
    return refusal && { reasonId: `bulk-${refusal}`, disabledReason: t(refusal) };
  };
  const reasons = none
    ? []
    : [...new Set(requestTypes.flatMap((type) => whyNot(type, products) ?? []))];
  return (
    <BottomBar
      role="region"
      stays={!none}
      className={classes.bar}
      aria-label={t("catalogue.bulk")}
      data-none={none || undefined}
    >
      <p className={classes.words} id={noProducts.reasonId} role="status">
        {none ? noProducts.disabledReason : t("catalogue.selected", { count: products.length })}
        {!none && (
          <Button variant="link" onClick={clear}>
            {t("catalogue.selected.clear")}
          </Button>
        )}
        {reasons.map((reason) => (
          <span key={reason} className={classes.reason} id={`bulk-${reason}`}>
            {t(reason)}
          </span>
        ))}
      </p>
      <div className={classes.buttons}>
        {company !== null && (
          <Button
            size="small"
            icon="project"
            {...(none && noProducts)}
            onClick={() => chooseProject(products)}
          >
            {t("add-to-project.add")}
          </Button>
        )}
        {requestTypes.map((type, at) => (
          <Button
            key={type}
            size="small"
            variant={at === 0 ? "strong" : "plain"}
            {...refusalOf(type)}
            onClick={() => open({ type, products, origin: "search" })}
          >
            {t(`catalogue.request.${type}`)}
          </Button>
        ))}
      </div>
    </BottomBar>
  );
}
