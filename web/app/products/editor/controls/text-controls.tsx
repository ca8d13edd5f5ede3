import { toVideo } from "@neroli/contract/kernel/formats/video.ts";
import { toWebsite, withoutListNumber } from "@neroli/contract/kernel/formats/web-addresses.ts";
import type { ClipboardEvent } from "react";
import { type ControlProps, isBad, textOf } from "./control.ts";
import classes from "./controls.module.css";

/** The longest text of one line, and of several (contract, products/schema.ts). */
const most = { line: 2_000, text: 20_000 };

const shared = (props: ControlProps) => ({
  id: props.id,
  lang: props.lang,
  "aria-describedby": props.describedBy,
  "aria-invalid": isBad(props) || undefined,
  value: textOf(props.value),
});

/** A pasted line loses the number that its list has put before it (spec 5). */
export function pasteLine(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  put: (text: string) => void,
): void {
  const pasted = event.clipboardData.getData("text");
  const bare = withoutListNumber(pasted);
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const replacesAll = selectionStart === 0 && selectionEnd === value.length;
  if (!replacesAll || bare === pasted) return;
  event.preventDefault();
  put(bare.trim());
}

/** Text of one line. */
export function LineControl(props: ControlProps) {
  const { onChange } = props;
  return (
    <input
      className={classes.input}
      {...shared(props)}
      maxLength={most.line}
      required={props.id === "field-name"}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={(event) => pasteLine(event, onChange)}
    />
  );
}

/** Text of several lines; it grows with what is typed. */
export function TextControl(props: ControlProps) {
  return (
    <textarea
      {...shared(props)}
      className={classes.area}
      data-tall
      maxLength={most.text}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** A web address; "www.example.com" gets its "https://" when the field is left. */
export function AddressControl(props: ControlProps) {
  const { onChange } = props;
  const complete = (typed: string) => {
    const whole = toWebsite(typed);
    if (whole !== null && whole !== typed) onChange(whole);
  };
  return (
    <input
      className={classes.input}
      {...shared(props)}
      type="url"
      inputMode="url"
      maxLength={most.line}
      placeholder="https://"
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => complete(event.currentTarget.value)}
    />
  );
}

/** The address of a video becomes its id, which is what is kept (spec 5). */
export function VideoControl(props: ControlProps) {
  const { onChange } = props;
  return (
    <input
      className={classes.input}
      {...shared(props)}
      maxLength={300}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => onChange(toVideo(value) ?? value)}
    />
  );
}
