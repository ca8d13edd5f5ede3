import { links } from "@neroli/contract/access/links.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../kernel/client.ts";
import { ErrorNote } from "../../kernel/error-note.tsx";
import { useCloseQuestion } from "../../kernel/forms/use-close-question.tsx";
import { useLabels } from "../../kernel/use-labels.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { LabelChip } from "../../ui/label-chip.tsx";
import layout from "../../ui/layout.module.css";
import type { Bulk } from "./use-bulk.ts";

interface LabelsDialogProps {
  bulk: Bulk;
  products: readonly ListedProduct[];
  onClose: () => void;
}

const choices = ["keep", "add", "remove"] as const;
type Choice = (typeof choices)[number];

/** Which labels the selected products get or lose; the others stay as they are on each. */
export function LabelsDialog({ bulk, products, onClose }: LabelsDialogProps) {
  const t = useT();
  const labels = useLabels();
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const count = products.length;
  const title = t("products-admin.labels.title", { count });
  const those = (choice: Choice) => Object.keys(chosen).filter((key) => chosen[key] === choice);
  const [add, remove] = [those("add"), those("remove")];
  const nothing = add.length + remove.length === 0;
  const save = async () => {
    const answered = await bulk.run({
      products: products.map(({ key }) => key),
      call: (keys) => api("PUT /products/labels", { body: { products: keys, add, remove } }),
      doneMessage: (done) => t("products-admin.changed", { count: done }),
    });
    if (answered) onClose();
  };
  const { close, question } = useCloseQuestion({ changed: !nothing && !bulk.running, onClose });
  return (
    <Dialog onClose={close} title={title}>
      {question}
      <div className={layout.stack}>
        <ErrorNote error={labels.error} />
        {labels.isPending && <p aria-busy="true">{t("table.loading")}</p>}
        {labels.data?.length === 0 && <p>{t("products-admin.labels.none")}</p>}
        {labels.data?.map(({ key, title: name, colour }) => (
          <ChoiceField
            key={key}
            label={<LabelChip title={name} colour={colour} />}
            hint={t("products-admin.labels.on", { some: carrying(products, key), count })}
            value={chosen[key] ?? "keep"}
            choices={choices.map((value) => ({
              value,
              label: t(`products-admin.labels.${value}`),
            }))}
            onChange={({ currentTarget }) => {
              const choice = choices.find((each) => each === currentTarget.value) ?? "keep";
              setChosen((before) => ({ ...before, [key]: choice }));
            }}
          />
        ))}
        <div className={layout.spread}>
          <Link to={links.adminLabels()}>{t("products-admin.labels.manage")}</Link>
          <div className={layout.line}>
            <Button onClick={close}>{t("table.cancel")}</Button>
            <Button
              variant="primary"
              disabledReason={nothing ? t("table.form.unchanged") : null}
              loading={bulk.running}
              onClick={() => void save()}
            >
              {t("table.form.save")}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const carrying = (products: readonly ListedProduct[], label: string) =>
  products.filter(({ labels }) => labels.some(({ key }) => key === label)).length;
