import {
  isAsRecommended,
  type PictureKind,
  type PictureSize,
  pictureRules,
} from "@neroli/contract/companies/pictures.ts";
import { useEffect, useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "./crop-dialog.module.css";
import { cutPicture, type Part } from "./picture-file.ts";

interface CropDialogProps {
  file: File;
  kind: PictureKind;
  size: PictureSize;
  /** What the picture is of. */
  title: string;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** Shows which part of a picture has the recommended proportions, to be moved and resized. */
export default function CropDialog({ file, kind, size, title, ...does }: CropDialogProps) {
  const t = useT();
  const { recommended, kept } = pictureRules[kind];
  const aspect = recommended.width / recommended.height;
  const [first] = useState(() => largestPart(size, aspect));
  const [crop, setCrop] = useState(first);
  const [failed, setFailed] = useState(false);
  const address = useLocalAddress(file);
  const part = partOf(crop, size, aspect);
  const cut = async () => {
    const made = await cutPicture(file, part, kept).catch(() => null);
    if (made) does.onChoose(made);
    else setFailed(true);
  };
  return (
    <Dialog
      size="wide"
      title={title}
      close={t("table.cancel")}
      onClose={does.onClose}
      footer={
        <>
          <Button
            disabledReason={crop === first ? t("company-editor.crop.untouched") : undefined}
            onClick={() => setCrop(first)}
          >
            {t("company-editor.crop.reset")}
          </Button>
          <Button onClick={() => does.onChoose(file)}>{t("company-editor.crop.whole")}</Button>
          <Button variant="primary" onClick={() => void cut()}>
            {t("company-editor.crop.cut")}
          </Button>
        </>
      }
    >
      <p>
        {t("company-editor.crop.recommended", { best: pixels(recommended), given: pixels(size) })}
      </p>
      <p className={classes.hint}>{t("company-editor.crop.how")}</p>
      {address && (
        <ReactCrop
          className={classes.crop ?? ""}
          crop={crop}
          aspect={aspect}
          keepSelection
          minWidth={24}
          ruleOfThirds
          ariaLabels={handleNames(t)}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img src={address} alt="" />
        </ReactCrop>
      )}
      <p role="status">
        {t("company-editor.crop.part", { size: pixels(part) })}
        {!isAsRecommended(kind, part) && ` ${t("company-editor.crop.small")}`}
      </p>
      {failed && (
        <p role="alert" className={classes.error}>
          {t("company-editor.crop.failed")}
        </p>
      )}
    </Dialog>
  );
}

const pixels = ({ width, height }: PictureSize) => `${width} x ${height}`;

/** As much of the picture as fits the proportions, from its middle. */
function largestPart({ width, height }: PictureSize, aspect: number): PercentCrop {
  const wide = width / height > aspect;
  const side = wide ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: "%", ...side }, aspect, width, height), width, height);
}

/** In the picture's own pixels: whole ones, of exactly the proportions as far as they go. */
function partOf(crop: PercentCrop, size: PictureSize, aspect: number): Part {
  const width = Math.max(1, Math.round((crop.width * size.width) / 100));
  const height = Math.min(size.height, Math.max(1, Math.round(width / aspect)));
  const from = (percent: number, whole: number, side: number) =>
    Math.max(0, Math.min(whole - side, Math.round((percent * whole) / 100)));
  return {
    x: from(crop.x, size.width, width),
    y: from(crop.y, size.height, height),
    width,
    height,
  };
}

function handleNames(t: ReturnType<typeof useT>) {
  const corner = t("company-editor.crop.corner");
  const edge = t("company-editor.crop.edge");
  return {
    cropArea: t("company-editor.crop.area"),
    nwDragHandle: corner,
    neDragHandle: corner,
    seDragHandle: corner,
    swDragHandle: corner,
    nDragHandle: edge,
    eDragHandle: edge,
    sDragHandle: edge,
    wDragHandle: edge,
  };
}

function useLocalAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const local = URL.createObjectURL(file);
    setAddress(local);
    return () => URL.revokeObjectURL(local);
  }, [file]);
  return address;
}
