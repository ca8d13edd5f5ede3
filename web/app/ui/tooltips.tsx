import { useEffect, useRef } from "react";
import classes from "./tooltips.module.css";

/** Tooltips open after 1 s (spec 9); why something cannot be done is said at once. */
const openAfter = 1_000;

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

/**
 * The one tooltip of the page: shows the `data-tip` of what is pointed at or focused by keyboard.
 * It lies above everything, dialogs too, and Escape closes it.
 */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? watch(box.current) : undefined), []);
  return <div ref={box} className={classes.tip} popover="manual" aria-hidden="true" />;
}

function watch(box: HTMLElement): () => void {
  const stop = new AbortController();
  let of: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    of = null;
    if (box.matches(":popover-open")) box.hidePopover();
  };
  const show = () => {
    if (!of?.isConnected || !of.dataset.tip) return hide();
    box.textContent = of.dataset.tip;
    box.showPopover();
    place(box, of);
  };
  const point = (element: HTMLElement | null, wait: number) => {
    if (element === of) return;
    hide();
    of = element;
    if (element) timer = setTimeout(show, wait);
  };
  const waitOf = (element: HTMLElement | null) => (isRefusal(element) ? 0 : openAfter);
  const listen = { signal: stop.signal };
  document.addEventListener(
    "pointerover",
    ({ target, pointerType }) => {
      if (box.contains(target as Node)) return;
      const element = tipped(target);
      if (pointerType !== "touch") point(element, waitOf(element));
    },
    listen,
  );
  document.addEventListener(
    "focusin",
    ({ target }) => {
      const element = tipped(target);
      const asked = isRefusal(element) || (target as Element).matches(":focus-visible");
      point(asked ? element : null, waitOf(element));
    },
    listen,
  );
  document.addEventListener("focusout", () => point(null, 0), listen);
  document.addEventListener("scroll", hide, { ...listen, capture: true, passive: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), listen);
  document.addEventListener(
    "click",
    ({ target }) => {
      const element = tipped(target);
      hide();
      if (isRefusal(element)) point(element, 0);
    },
    listen,
  );
  return () => {
    hide();
    stop.abort();
  };
}

const isRefusal = (element: HTMLElement | null) => element?.ariaDisabled === "true";

/** Below what it is about, else above it, and never beyond the window's edges. */
function place(box: HTMLElement, of: HTMLElement): void {
  const target = of.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const gap = 6;
  const under = target.bottom + gap;
  const fits = under + height <= innerHeight;
  const middle = target.left + (target.width - width) / 2;
  box.style.top = `${fits ? under : Math.max(0, target.top - gap - height)}px`;
  box.style.left = `${Math.max(gap, Math.min(middle, document.documentElement.clientWidth - width - gap))}px`;
}
