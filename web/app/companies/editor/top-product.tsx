import type { OwnProduct } from "@neroli/contract/companies/editable.ts";
import { useEffect, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import classes from "./editor.module.css";

interface TopProductProps {
  product: OwnProduct;
  /** Its place, from 0, and the last one there is. */
  at: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One chosen product; its buttons move it. */
export function TopProduct({ product, at, last, onMove, onRemove }: TopProductProps) {
  const t = useT();
  const { name, image } = product;
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<"up" | "down" | null>(null);
  // Moving takes a row out of the page and puts it back: the focus stays with the button.
  useEffect(() => {
    if (pressed.current === null || at < 0) return;
    const end = pressed.current === "up" ? at === 0 : at === last;
    const side = end ? (pressed.current === "up" ? "down" : "up") : pressed.current;
    row.current?.querySelector<HTMLButtonElement>(`[data-move="${side}"]`)?.focus();
    pressed.current = null;
  }, [at, last]);
  const move = (direction: "up" | "down") => {
    pressed.current = direction;
    onMove(direction === "up" ? at - 1 : at + 1);
  };
  return (
    <li ref={row}>
      <span className={classes.place}>{at + 1}</span>
      {image ? (
        <img src={image} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className={classes.noImage} />
      )}
      <strong>{name}</strong>
      {(["up", "down"] as const).map((direction) => (
        <IconButton
          key={direction}
          data-move={direction}
          icon={direction}
          label={t(`company-editor.top.${direction}`, { name })}
          disabledReason={
            at === (direction === "up" ? 0 : last) ? t(`table.end.${direction}`) : null
          }
          onClick={() => move(direction)}
        />
      ))}
      <IconButton
        icon="cross"
        label={t("company-editor.remove", { what: name })}
        onClick={onRemove}
      />
    </li>
  );
}
