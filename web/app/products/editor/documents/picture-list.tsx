import type { Asset } from "@neroli/contract/documents/schema.ts";
import { type KeyboardEvent, useState } from "react";
import { useT } from "../../../language/phrases.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import layout from "../../../ui/layout.module.css";
import classes from "./pictures.module.css";
import { useOrder } from "./use-order.ts";

interface PictureListProps {
  company: string;
  product: string;
  pictures: readonly Asset[];
  onRemove: (picture: Asset) => void;
}

/** The pictures in their order, which buttons, arrow keys and dragging change. */
export function PictureList({ company, product, pictures, onRemove }: PictureListProps) {
  const t = useT();
  const [announcement, setAnnouncement] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const { ordered, move } = useOrder({ company, product, pictures });
  const count = ordered.length;
  const put = (picture: Asset, at: number) => {
    if (at < 0 || at >= count) return;
    move(picture.id, at);
    setAnnouncement(
      t("documents-upload.pictures.moved", { name: picture.name, at: at + 1, count }),
    );
  };
  const drop = (at: number) => {
    const picture = ordered.find(({ id }) => id === dragged);
    if (picture) put(picture, at);
    setDragged(null);
    setOver(null);
  };
  const onKeyDown = (event: KeyboardEvent, { picture, at }: { picture: Asset; at: number }) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    put(picture, at + step);
  };
  return (
    <>
      {count > 1 && <p className={layout.soft}>{t("documents-upload.pictures.keys")}</p>}
      <ol className={classes.pictures} aria-label={t("documents-upload.pictures.list")}>
        {ordered.map((picture, at) => (
          <li
            key={picture.id}
            draggable={count > 1}
            data-over={over === picture.id || undefined}
            onDragStart={() => setDragged(picture.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(picture.id);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={() => drop(at)}
            onKeyDown={(event) => onKeyDown(event, { picture, at })}
          >
            <img
              src={picture.address ?? ""}
              alt={picture.name}
              draggable={false}
              width="160"
              height="120"
            />
            <small className={layout.soft}>
              {t("documents-upload.pictures.of", { at: at + 1, count })}
              {at === 0 && ` · ${t("documents-upload.pictures.first")}`}
            </small>
            <div className={layout.spread}>
              <IconButton
                icon="back"
                size="small"
                label={t("documents-upload.pictures.earlier", { name: picture.name })}
                disabledReason={at === 0 ? t("table.end.up") : null}
                onClick={() => put(picture, at - 1)}
              />
              <IconButton
                icon="on"
                size="small"
                label={t("documents-upload.pictures.later", { name: picture.name })}
                disabledReason={at === count - 1 ? t("table.end.down") : null}
                onClick={() => put(picture, at + 1)}
              />
              <IconButton
                icon="cross"
                size="small"
                label={t("documents-upload.pictures.remove", { name: picture.name })}
                onClick={() => onRemove(picture)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className={layout.unseen} role="status">
        {announcement}
      </p>
    </>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
