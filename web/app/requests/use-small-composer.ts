import { type FocusEvent, useEffect, useState } from "react";

/**
 * Whether what one writes in is one line yet: until its text gets the focus, and again once something
 * else of the page was pressed. It grows for the text alone and shrinks after the press: either would
 * move a button away under the pointer. A dialog that it opens is its own.
 */
export function useSmallComposer(stays: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest("[data-composer], dialog")) setOpen(false);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [isOpen]);
  return {
    small: stays && !isOpen,
    open: ({ target }: FocusEvent) => {
      if (target.matches("textarea")) setOpen(true);
    },
  };
}
