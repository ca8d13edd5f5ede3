import { type DragEvent, type ReactNode, useEffect, useId, useState } from "react";
import classes from "./drop-area.module.css";
import { FileButton } from "./file-button.tsx";

interface DropZoneProps {
  className?: string | undefined;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A place on which files can be dropped; `data-over` marks it while one is held above it. */
export function DropZone(props: DropZoneProps) {
  const { multiple = false, disabled = false } = props;
  const [over, setOver] = useState(false);
  useKeepPage();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files].slice(0, multiple ? undefined : 1);
    if (!disabled && files.length > 0) props.onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way beside the button, for those who drag
    <div
      className={props.className}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {props.children}
    </div>
  );
}

interface DropAreaProps {
  /** What the button is called. */
  label: string;
  /** Says that files can be dropped here. */
  invitation: string;
  /** The rule about kind and size. */
  rule: ReactNode;
  accept: string;
  multiple?: boolean;
  /** The one thing to do on its page: high, with everything in the middle. */
  large?: boolean;
  /** Why nothing can be given now. */
  disabledReason?: string | undefined;
  /** Said in place of the button while a file is taken in. */
  pending?: string | undefined;
  /** Why the last file was not taken: which one, and the reason. */
  refusal?: { title: string; text: string } | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files, dropped or chosen, and says why one was not taken. */
export function DropArea(props: DropAreaProps) {
  const { disabledReason, multiple = false, large = false, pending, refusal } = props;
  const rule = useId();
  const disabled = disabledReason !== undefined || pending !== undefined;
  return (
    <div className={classes.whole}>
      <DropZone
        className={large ? classes.large : classes.area}
        multiple={multiple}
        disabled={disabled}
        onFiles={props.onFiles}
      >
        {pending !== undefined ? (
          <p role="status" aria-busy="true">
            {pending}
          </p>
        ) : (
          <>
            <span className={classes.invitation}>{props.invitation}</span>
            <FileButton
              text={props.label}
              label={props.label}
              accept={props.accept}
              multiple={multiple}
              strong={large}
              describedBy={rule}
              disabled={disabled}
              onFiles={props.onFiles}
            />
            <small id={rule}>{disabledReason ?? props.rule}</small>
          </>
        )}
      </DropZone>
      {refusal && (
        <div role="alert" className={classes.refusal}>
          <strong>{refusal.title}</strong>
          <p>{refusal.text}</p>
        </div>
      )}
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
