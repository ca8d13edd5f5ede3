import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import classes from "./gallery-dialog.module.css";

interface GalleryDialogProps {
  /** Of the product. */
  name: string;
  images: readonly string[];
  /** The place of the picture that is shown first. */
  first: number;
  onClose: () => void;
}

/**
 * One picture at a time, as large as the window; a click makes it larger where it was clicked.
 * Arrows lead to the others, and move within a large one as in any scrolled box.
 */
export default function GalleryDialog({ name, images, first, onClose }: GalleryDialogProps) {
  const t = useT();
  const [at, setAt] = useState(first);
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** The point of the picture, of its width and height, that is to stay where it was clicked. */
  const [point, setPoint] = useState({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !zoomed) return;
    box.scrollLeft = point.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = point.y * box.scrollHeight - box.clientHeight / 2;
  }, [zoomed, point]);
  const go = (step: 1 | -1) => {
    setZoomed(false);
    setAt((at + step + images.length) % images.length);
  };
  const zoomTo = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // By the keyboard nothing is clicked: it grows from its middle.
    const pointed = clientX > 0 || clientY > 0;
    setPoint(
      pointed ? { x: (clientX - left) / width, y: (clientY - top) / height } : { x: 0.5, y: 0.5 },
    );
    setZoomed(!zoomed);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (zoomed || images.length < 2) return;
    if (key === "ArrowRight") go(1);
    if (key === "ArrowLeft") go(-1);
  };
  const several = images.length > 1;
  return (
    <Dialog
      title={name}
      size="whole"
      onClose={onClose}
      footer={
        <>
          {several && (
            <p className={classes.place} role="status">
              {t("product-page.picture", { at: at + 1, count: images.length })}
            </p>
          )}
          {several && <Button onClick={() => go(-1)}>{t("product-page.picture.previous")}</Button>}
          {several && <Button onClick={() => go(1)}>{t("product-page.picture.next")}</Button>}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows of the picture in it */}
      <div ref={frame} className={classes.frame} onKeyDown={onKeyDown}>
        <button
          type="button"
          className={classes.picture}
          data-zoomed={zoomed || undefined}
          data-autofocus=""
          aria-label={t(zoomed ? "product-page.picture.fit" : "product-page.picture.zoom")}
          onClick={zoomTo}
        >
          <img src={images[at]} alt={name} />
        </button>
      </div>
    </Dialog>
  );
}
