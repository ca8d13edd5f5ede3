import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Measured<Element> {
  box: RefObject<Element | null>;
  width: number;
}

/**
 * How wide a drawing may be: as its box. One that is hidden keeps the width that it had, so that it
 * can still be saved as a picture.
 */
export function useWidth<Element extends HTMLElement>(): Measured<Element> {
  const box = useRef<Element>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
  }, []);
  return { box, width };
}
