import { useEffect, useState } from "react";

/**
 * Whether what one writes in is one line yet: until it gets the focus, and again once something else
 * of the page is pressed. A dialog that it opens is its own.
 */
export function useSmallComposer(stays: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest("[data-composer], dialog")) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen]);
  return { small: stays && !isOpen, open: () => setOpen(true) };
}
