import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { mostProducts } from "@neroli/contract/requests/limits.ts";
import { requestTypes } from "@neroli/contract/requests/states.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useRequestRefusal } from "../kernel/request-refusal.ts";
import { selectedOf } from "../kernel/selection.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Menu } from "../ui/menu.tsx";
import { placeOf, type ReadProject } from "./project-queries.ts";

/** A request for several products of a project, which shows what became of it. */
export function AskFor(props: { project: ReadProject; entries: readonly ProjectEntry[] }) {
  const { project, entries } = props;
  const t = useT();
  const { open } = useRequestDialog();
  const whyNot = useRequestRefusal();
  const products = entries.flatMap(({ product }) => (product ? [selectedOf(product)] : []));
  const none = products.length === 0 ? t("projects.entry.gone") : null;
  const tooMany = products.length > mostProducts ? t("table.most", { count: mostProducts }) : null;
  const reason = project.can.ask.reason ?? none ?? tooMany;
  if (reason !== null) {
    return (
      <Button size="small" disabledReason={reason}>
        {t("projects.ask")}
      </Button>
    );
  }
  return (
    <Menu
      align="start"
      className={buttonClass({ size: "small" })}
      label={t("projects.ask")}
      button={t("projects.ask")}
      items={requestTypes.map((type) => {
        const refusal = whyNot(type, products);
        return {
          label: t(`catalogue.request.${type}`),
          disabledReason: refusal ? t(refusal) : undefined,
          onSelect: () =>
            open({
              ...{ type, products, origin: "project" },
              project: { ...placeOf(project), template: project.own.form_template },
            }),
        };
      })}
    />
  );
}
