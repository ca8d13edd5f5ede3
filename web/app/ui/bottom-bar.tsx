import { type ComponentProps, useLayoutEffect, useRef } from "react";
import classes from "./bottom-bar.module.css";

/** The bars that are there, with what watches their size. */
const bars = new Set<HTMLElement>();

/**
 * Bars at the foot of the window never lie on each other: each stands above those that come later
 * in the document. Their whole height is `--bottom-height`, above which toasts stand and to which
 * the page scrolls what gets the focus.
 */
function arrange(): void {
  const inOrder = [...bars].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1,
  );
  let height = 0;
  for (const bar of inOrder) {
    bar.style.setProperty("--below", `${height}px`);
    height += bar.offsetHeight;
  }
  document.documentElement.style.setProperty("--bottom-height", `${height}px`);
}

/** A bar that stays at the foot of the window while its place in the page is further down. */
export function BottomBar({ className, stays = true, ...rest }: BottomBarProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar || !stays) return;
    bars.add(bar);
    const size = new ResizeObserver(arrange);
    size.observe(bar);
    arrange();
    return () => {
      size.disconnect();
      bars.delete(bar);
      arrange();
    };
  }, [stays]);
  return (
    <div
      {...rest}
      ref={element}
      data-bar=""
      className={`${stays ? classes.bar : ""} ${className ?? ""}`}
    />
  );
}

interface BottomBarProps extends ComponentProps<"div"> {
  /** Where not, it is an ordinary part of the page. */
  stays?: boolean;
}
