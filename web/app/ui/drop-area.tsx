import { type DragEvent, type ReactNode, useEffect, useId, useState } from "react";
import buttons from "./button.module.css";
import classes from "./drop-area.module.css";

interface DropAreaProps {
  /** What the button is called. */
  label: string;
  /** Says that files can be dropped here. */
  invitation: string;
  /** The rule about kind and size. */
  rule: ReactNode;
  accept: string;
  multiple?: boolean;
  /** Why nothing can be given now. */
  disabledReason?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files, dropped or chosen. */
export function DropArea(props: DropAreaProps) {
  const { disabledReason, multiple = false } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  useKeepPage();
  const off = disabledReason !== undefined;
  const give = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (!off && files.length > 0) props.onFiles(files);
  };
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setOver(!off);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way beside the button, for those who drag
    <div
      className={classes.area}
      data-over={over}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer.files);
      }}
    >
      <span className={classes.invitation}>{props.invitation}</span>
      <input
        id={id}
        type="file"
        accept={props.accept}
        multiple={multiple}
        className={classes.file}
        aria-label={props.label}
        aria-describedby={`${id}-rule`}
        disabled={off}
        onChange={({ currentTarget }) => {
          give(currentTarget.files);
          // The same file can be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
      <label htmlFor={id} className={buttons.small} aria-disabled={off || undefined}>
        {props.label}
      </label>
      <small id={`${id}-rule`}>{disabledReason ?? props.rule}</small>
    </div>
  );
}

/** A file that misses the area would take the place of the page. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    addEventListener("dragover", keep);
    addEventListener("drop", keep);
    return () => {
      removeEventListener("dragover", keep);
      removeEventListener("drop", keep);
    };
  }, []);
}
