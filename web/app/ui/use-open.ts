import { type RefObject, useEffect, useRef, useState } from "react";

interface Opened<Opener extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Around the opener and what it opens. */
  whole: RefObject<HTMLSpanElement | null>;
  opener: RefObject<Opener | null>;
  /** Closes it and gives the focus back to its opener. */
  close: () => void;
}

/** Whether what belongs to a control is open; a press or the focus elsewhere closes it. */
export function useOpen<Opener extends HTMLElement>(): Opened<Opener> {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLSpanElement>(null);
  const opener = useRef<Opener>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return { open, setOpen, whole, opener, close };
}
