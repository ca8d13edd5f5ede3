import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether what stands in a box is wider than the box, whatever the window and the language. */
export function useIsWider(box: RefObject<HTMLElement | null>): boolean {
  const [wider, setWider] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !(content instanceof HTMLElement)) return;
    const measure = () => setWider(content.offsetWidth > element.clientWidth);
    const size = new ResizeObserver(measure);
    size.observe(element);
    size.observe(content);
    return () => size.disconnect();
  }, [box]);
  return wider;
}
