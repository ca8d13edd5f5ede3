import { Radio } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import classes from "./conflict-dialog.module.css";
import { Dialog } from "./dialog.tsx";

/** A field that two people changed to something different. */
interface ContestedField {
  field: string;
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface ConflictDialogProps {
  title: string;
  /** Who was faster, and what they changed that oneself did not. */
  lead: ReactNode;
  contested: readonly ContestedField[];
  words: { mine: string; theirs: string; close: string; goOn: string; save: string };
  /** With the fields of which the other person's value was chosen; `now` saves at once. */
  onResolve: (ofTheirs: string[], now: boolean) => void;
}

/** Two saved one thing: what the other changed, and the choice where both changed the same. */
export function ConflictDialog({ title, lead, contested, words, onResolve }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (field: string, ofTheirs: boolean) =>
    setChosen((before) => [
      ...before.filter((other) => other !== field),
      ...(ofTheirs ? [field] : []),
    ]);
  const resolve = (now: boolean) => onResolve([...chosen], now);
  return (
    <Dialog
      size="wide"
      title={title}
      close={words.close}
      onClose={() => resolve(false)}
      footer={
        <>
          <Button onClick={() => resolve(false)}>{words.goOn}</Button>
          <Button variant="primary" onClick={() => resolve(true)}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={classes.whole}>
        <div className={classes.lead}>{lead}</div>
        {contested.map((each) => (
          <Choice
            key={each.field}
            {...each}
            words={words}
            ofTheirs={chosen.includes(each.field)}
            onChoose={(ofTheirs) => choose(each.field, ofTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Choice(
  props: ContestedField & {
    words: ConflictDialogProps["words"];
    ofTheirs: boolean;
    onChoose: (ofTheirs: boolean) => void;
  },
) {
  const { words } = props;
  return (
    <Radio.Group
      className={classes.choice}
      label={props.name}
      value={props.ofTheirs ? "theirs" : "mine"}
      onChange={(value) => props.onChoose(value === "theirs")}
    >
      <div className={classes.sides}>
        {(["mine", "theirs"] as const).map((side) => (
          <div key={side}>
            <Radio value={side} label={words[side]} />
            <div className={classes.said}>{props[side]}</div>
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
