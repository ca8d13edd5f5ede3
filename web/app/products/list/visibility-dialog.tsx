import { MultiSelect, Radio } from "@mantine/core";
import { fieldVisibilities, type Offering } from "@neroli/contract/enumerations/products.ts";
import {
  type FieldGroup,
  fieldGroups,
  fieldsFor,
  productField,
} from "@neroli/contract/products/fields.ts";
import { type FormEvent, useState } from "react";
import { api } from "../../kernel/client.ts";
import { useCloseQuestion } from "../../kernel/forms/use-close-question.tsx";
import { type Translate, useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { WithMantine } from "../../ui/with-mantine.tsx";
import type { Bulk } from "./use-bulk.ts";

interface VisibilityDialogProps {
  bulk: Bulk;
  keys: readonly string[];
  offering: Offering;
  onClose: () => void;
}

const levels = [...fieldVisibilities, "USUAL"] as const;
type Level = (typeof levels)[number];

/** Which fields of the selected products are seen by whom. */
export function VisibilityDialog({ bulk, keys, offering, onClose }: VisibilityDialogProps) {
  const t = useT();
  const [fields, setFields] = useState<string[]>([]);
  const [level, setLevel] = useState<Level>("RESTRICTED");
  const [tried, setTried] = useState(false);
  const count = keys.length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fields.length === 0 || bulk.running) return;
    const visibility = Object.fromEntries(
      fields.map((field) => [field, level === "USUAL" ? null : level]),
    );
    const answered = await bulk.run({
      products: keys,
      call: (products) => api("POST /products/visibility", { body: { products, visibility } }),
      doneMessage: (done) => t("products-admin.changed", { count: done }),
    });
    if (answered) onClose();
  };
  const changed = fields.length > 0 && !bulk.running;
  const { close, question } = useCloseQuestion({ changed, onClose });
  return (
    <Dialog size="wide" onClose={close} title={t("products-admin.visibility.title", { count })}>
      {question}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className={layout.stack}>
          <WithMantine>
            <MultiSelect
              required
              searchable
              data-autofocus
              openOnFocus={false}
              hidePickedOptions
              label={t("products-admin.visibility.which")}
              placeholder={t("products-admin.visibility.choose")}
              description={t("products-admin.visibility.passed-over")}
              data={fieldOptions(t, offering)}
              value={fields}
              onChange={setFields}
              nothingFoundMessage={t("products-admin.visibility.nothing")}
              error={
                tried && fields.length === 0 ? t("products-admin.visibility.needed") : undefined
              }
            />
            <Radio.Group
              label={t("products-admin.visibility.level")}
              value={level}
              onChange={(value) => setLevel(levels.find((each) => each === value) ?? level)}
            >
              <div className={layout.close}>
                {levels.map((value) => (
                  <Radio
                    key={value}
                    value={value}
                    label={
                      value === "USUAL"
                        ? t("products-admin.visibility.USUAL")
                        : t(`field-visibilities.${value}`)
                    }
                    description={
                      value === "USUAL"
                        ? t("products-admin.visibility.USUAL.means")
                        : t(`products-admin.visibility.${value}`)
                    }
                  />
                ))}
              </div>
            </Radio.Group>
          </WithMantine>
          <div className={layout.actions}>
            <Button onClick={close}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={bulk.running}>
              {t("products-admin.visibility.save", { count })}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

/** The fields of the offering in the groups of the editor; the name is always seen. */
function fieldOptions(t: Translate, offering: Offering) {
  const keys = fieldsFor(offering).filter((key) => !productField(key).required);
  const inGroup = (group: FieldGroup) => keys.filter((key) => productField(key).group === group);
  return fieldGroups
    .filter((group) => inGroup(group).length > 0)
    .map((group) => ({
      group: words(t, "field-groups", group),
      items: inGroup(group).map((value) => ({ value, label: t(`product-fields.${value}`) })),
    }));
}
