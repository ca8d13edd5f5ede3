import type { Product } from "@neroli/contract/products/schema.ts";
import { type MouseEvent, Suspense, useState } from "react";
import { latePiece } from "../kernel/late-piece.ts";
import { useT } from "../language/phrases.tsx";
import classes from "./gallery.module.css";

const GalleryDialog = latePiece(() => import("./gallery-dialog.tsx"));

/** The pictures of a product: the first one large, each to be looked at closely. */
export function Gallery({ product }: { product: Product }) {
  const t = useT();
  const [open, setOpen] = useState<number | null>(null);
  const { images, name } = product;
  const [first] = images;
  if (!first) return null;
  const enlarge = (at: number) => ({
    href: images[at],
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(at);
    },
  });
  return (
    <section className={classes.gallery} aria-label={t("product-page.pictures", { name })}>
      <a {...enlarge(0)} className={classes.first} data-tip={t("product-page.picture.enlarge")}>
        <img src={first} alt={name} width={480} height={360} fetchPriority="high" />
      </a>
      {images.length > 1 && (
        <ul>
          {images.map((image, at) => (
            <li key={image}>
              <a {...enlarge(at)}>
                <img
                  src={image}
                  alt={t("product-page.picture", { at: at + 1, count: images.length })}
                  width={72}
                  height={54}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <GalleryDialog {...{ name, images }} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}
