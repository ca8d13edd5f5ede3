import { type ReactNode, useId } from "react";
import { buttonClass } from "./button-look.ts";
import classes from "./file-button.module.css";

interface FileButtonProps {
  /** What the button shows. */
  text: ReactNode;
  /** Its accessible name: what the file is for. */
  label: string;
  /** What a browser offers, as `accept` takes it; what a file really is, the server decides. */
  accept: string;
  multiple?: boolean;
  /** The id of the rule about kind and size, or of the reason why nothing can be chosen now. */
  describedBy?: string | undefined;
  disabled?: boolean;
  /** The one button of its place that leads on. */
  strong?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that chooses files. The browser's own input does it, with a label that looks like ours. */
export function FileButton(props: FileButtonProps) {
  const { text, label, multiple = false, disabled = false, strong = false } = props;
  const id = useId();
  return (
    <span className={classes.whole}>
      <input
        id={id}
        type="file"
        accept={props.accept}
        multiple={multiple}
        aria-label={label}
        aria-describedby={props.describedBy}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) props.onFiles(files);
          // The same file can be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass(strong ? { variant: "strong" } : { size: "small" })}
        aria-disabled={disabled || undefined}
      >
        {text}
      </label>
    </span>
  );
}
