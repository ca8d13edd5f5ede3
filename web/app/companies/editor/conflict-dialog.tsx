import { Button, Group, Modal, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useLanguage, useT } from "../../kernel/phrases.tsx";
import classes from "./editor.module.css";
import { fieldName, fieldText } from "./field-names.ts";
import type { CompanyField, CompanyValues } from "./form-values.ts";
import { take } from "./merge.ts";
import type { Conflict } from "./start.ts";

interface ConflictDialogProps {
  conflict: Conflict;
  mine: CompanyValues;
  onResolve: (values: CompanyValues, now: boolean) => void;
}

/** Two saved one company: what the other changed, and the choice where both changed the same. */
export function ConflictDialog({ conflict, mine, onResolve }: ConflictDialogProps) {
  const t = useT();
  const { taken, contested, theirs } = conflict;
  const [chosen, setChosen] = useState<ReadonlySet<CompanyField>>(new Set());
  const result = () => take(mine, { from: theirs, fields: [...chosen] });
  const choose = (field: CompanyField, ofTheirs: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (ofTheirs) next.add(field);
      else next.delete(field);
      return next;
    });
  return (
    <Modal
      opened
      size="xl"
      onClose={() => onResolve(result(), false)}
      title={<Text fw={650}>{t("company-editor.conflict.title")}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <Stack>
        <p className={classes.plain}>{t("company-editor.conflict.lead")}</p>
        {taken.length > 0 && (
          <p className={classes.plain}>
            {t("company-editor.conflict.theirs-only", {
              fields: taken.map((field) => fieldName(t, field)).join(", "),
            })}
          </p>
        )}
        {contested.map((field) => (
          <Choice
            key={field}
            field={field}
            mine={mine}
            theirs={theirs}
            ofTheirs={chosen.has(field)}
            onChoose={(ofTheirs) => choose(field, ofTheirs)}
          />
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onResolve(result(), false)}>
            {t("company-editor.conflict.go-on")}
          </Button>
          <Button onClick={() => onResolve(result(), true)}>
            {t("company-editor.conflict.save")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Choice(props: {
  field: CompanyField;
  mine: CompanyValues;
  theirs: CompanyValues;
  ofTheirs: boolean;
  onChoose: (ofTheirs: boolean) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const { field, mine, theirs, ofTheirs } = props;
  const text = (values: CompanyValues) =>
    fieldText(field, values, { t, language }) || t("company-editor.conflict.empty");
  return (
    <Radio.Group
      className={classes.choice}
      label={fieldName(t, field)}
      value={ofTheirs ? "theirs" : "mine"}
      onChange={(value) => props.onChoose(value === "theirs")}
    >
      <div className={classes.sides}>
        {(["mine", "theirs"] as const).map((side) => (
          <div key={side}>
            <Radio value={side} label={t(`company-editor.conflict.${side}`)} />
            <p className={classes.said}>{text(side === "mine" ? mine : theirs)}</p>
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
