import { Radio } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { WithMantine } from "../../ui/with-mantine.tsx";
import classes from "./conflict-dialog.module.css";
import type { AnyValues, Meeting, NameOf } from "./entry-form.ts";

interface ConflictDialogProps<Values extends AnyValues> {
  form: {
    conflict: Meeting<Values> | null;
    values: Values;
    resolve: (ofTheirs: readonly string[], now: boolean) => void;
  };
  /** "Somebody else saved this product in the meantime" */
  title: string;
  /** Who it was, if that is known. */
  who?: ReactNode;
  nameOf: (field: NameOf<Values>) => string;
  /** A field's value in words; "" where it has none. */
  textOf: (field: NameOf<Values>, values: Values) => string;
}

/** Two saved one thing: what the other changed, and the choice where both changed the same. */
export function ConflictDialog<Values extends AnyValues>(props: ConflictDialogProps<Values>) {
  const { conflict, resolve } = props.form;
  return conflict && <Met {...props} conflict={conflict} onResolve={resolve} />;
}

interface MetProps<Values extends AnyValues> extends ConflictDialogProps<Values> {
  conflict: Meeting<Values>;
  onResolve: (ofTheirs: readonly string[], now: boolean) => void;
}

function Met<Values extends AnyValues>(props: MetProps<Values>) {
  const t = useT();
  const { form, conflict, title, who, nameOf, textOf, onResolve } = props;
  const { taken, contested, theirs } = conflict;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (field: string, ofTheirs: boolean) =>
    setChosen((before) => [
      ...before.filter((other) => other !== field),
      ...(ofTheirs ? [field] : []),
    ]);
  return (
    <Dialog
      size="wide"
      title={title}
      onClose={() => onResolve(chosen, false)}
      footer={
        <>
          <Button onClick={() => onResolve(chosen, false)}>{t("table.conflict.go-on")}</Button>
          <Button variant="primary" onClick={() => onResolve(chosen, true)}>
            {t("table.conflict.save")}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {who && <p className={layout.text}>{who}</p>}
        {taken.length > 0 && (
          <p className={layout.text}>
            {t("table.conflict.taken", { fields: taken.map(nameOf).join(", ") })}
          </p>
        )}
        <p className={layout.text}>
          {t(contested.length > 0 ? "table.conflict.choose" : "table.conflict.nothing-lost")}
        </p>
        {contested.map((field) => (
          <Choice
            key={field}
            name={nameOf(field)}
            mine={textOf(field, form.values) || t("table.conflict.empty")}
            theirs={textOf(field, theirs) || t("table.conflict.empty")}
            ofTheirs={chosen.includes(field)}
            onChoose={(ofTheirs) => choose(field, ofTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  mine: string;
  theirs: string;
  ofTheirs: boolean;
  onChoose: (ofTheirs: boolean) => void;
}

function Choice(props: ChoiceProps) {
  const t = useT();
  return (
    <WithMantine>
      <Radio.Group
        className={classes.choice}
        label={props.name}
        value={props.ofTheirs ? "theirs" : "mine"}
        onChange={(value) => props.onChoose(value === "theirs")}
      >
        <div className={classes.sides}>
          {(["mine", "theirs"] as const).map((side) => (
            <div key={side}>
              <Radio value={side} label={t(`table.conflict.${side}`)} />
              <div className={classes.text}>{props[side]}</div>
            </div>
          ))}
        </div>
      </Radio.Group>
    </WithMantine>
  );
}
