import { useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { DropZone } from "./drop-area.tsx";
import { FileButton } from "./file-button.tsx";
import classes from "./picture-input.module.css";

/** Extensions that are accepted (spec 5, images); what the file really is, the server decides. */
const accepted = ".png,.jpg,.jpeg,.tif,.tiff,.gif";

interface PictureInputProps {
  label: string;
  /** The rule about kind, dimensions and size, as a sentence. */
  rule: string;
  /** The address of the picture there is. */
  picture: string | null;
  shape: "square" | "wide" | "round";
  words: { choose: string; replace: string; remove: string; none: string };
  pending?: boolean;
  /** What was chosen is asked about, and may be given up: until then the picture there is stays. */
  asking?: boolean;
  error?: string | undefined;
  disabledReason?: string | undefined;
  onChoose: (file: File) => void;
  onRemove?: () => void;
}

/** One picture: what it is now, another one dropped on it or chosen, and why one was refused. */
export function PictureInput(props: PictureInputProps) {
  const { label, rule, picture, words, pending = false, error, disabledReason } = props;
  const id = useId();
  const whole = useRef<HTMLFieldSetElement>(null);
  const off = pending || disabledReason !== undefined;
  const preview = usePreview(picture, props.asking ?? false);
  const shown = (error === undefined && preview.address) || picture;
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    preview.show(file);
    props.onChoose(file);
  };
  return (
    <fieldset
      ref={whole}
      className={classes.whole}
      aria-describedby={`${id}-rule`}
      aria-busy={pending}
    >
      <legend>{label}</legend>
      <DropZone className={classes.picture} disabled={off} onFiles={choose}>
        <div className={classes.frame} data-shape={props.shape}>
          {shown ? (
            <img src={shown} alt="" onError={() => preview.show(null)} />
          ) : (
            <span>{words.none}</span>
          )}
        </div>
      </DropZone>
      <div className={classes.side}>
        <p id={`${id}-rule`} className={classes.rule}>
          {rule}
        </p>
        {disabledReason && <p className={classes.rule}>{disabledReason}</p>}
        {error && (
          <p role="alert" className={classes.error}>
            {error}
          </p>
        )}
        <div className={classes.actions}>
          <FileButton
            text={picture ? words.replace : words.choose}
            label={label}
            accept={accepted}
            disabled={off}
            onFiles={choose}
          />
          {picture && props.onRemove && (
            <Button
              size="small"
              disabledReason={disabledReason}
              loading={pending}
              onClick={() => {
                preview.show(null);
                props.onRemove?.();
                whole.current?.querySelector("input")?.focus();
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** What was chosen is shown at once, until the picture that became of it is there. */
function usePreview(picture: string | null, asking: boolean) {
  const [chosen, show] = useState<{ file: File; instead: string | null } | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (asking) show(null);
  }, [asking]);
  useEffect(() => {
    if (!chosen || chosen.instead !== picture) return;
    const local = URL.createObjectURL(chosen.file);
    setAddress(local);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(local);
    };
  }, [chosen, picture]);
  return {
    address,
    show: (file: File | null) => show(file && { file, instead: picture }),
  };
}
