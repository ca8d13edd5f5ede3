import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { freePlace } from "./free-place.ts";
import { IconButton } from "./icon-button.tsx";
import { hideToast, onToasts, readToasts, type Toast } from "./toast-list.ts";
import classes from "./toasts.module.css";

/** Spec 9; and long enough to reach the button. */
const plainMilliseconds = 3_000;
const actionMilliseconds = 8_000;

const none: readonly Toast[] = [];

/** The toasts, above the bars at the foot of the window and over no control of the page. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => none);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || toasts.length === 0) return;
    raise(element);
    return keepFree(element);
  }, [toasts]);
  if (toasts.length === 0) return null;
  return (
    <div ref={box} className={classes.toasts} popover="manual">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Finds the place anew whenever the page below has moved, grown or got another bar. */
function keepFree(element: HTMLElement): () => void {
  const place = () => freePlace(element);
  const size = new ResizeObserver(place);
  const bars = new MutationObserver(place);
  size.observe(document.body);
  bars.observe(document.documentElement, { attributes: true, attributeFilter: ["style"] });
  window.addEventListener("resize", place);
  document.addEventListener("scrollend", place, true);
  place();
  return () => {
    size.disconnect();
    bars.disconnect();
    window.removeEventListener("resize", place);
    document.removeEventListener("scrollend", place, true);
  };
}

/** Above a dialog that was opened since; not while the focus is in it, which would be lost. */
function raise(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}

function OneToast({ toast }: { toast: Toast }) {
  const { id, title, message, danger, loading, stays, actions = [], close, onClose } = toast;
  const [held, setHeld] = useState(false);
  const wait = actions.length > 0 ? actionMilliseconds : plainMilliseconds;
  const keeps = Boolean(stays || loading || held);
  // A toast of the same id that says something else has its time anew.
  useEffect(() => {
    if (keeps) return;
    const timer = setTimeout(hideToast, wait, toast.id);
    return () => clearTimeout(timer);
  }, [keeps, wait, toast]);
  return (
    <div
      className={classes.toast}
      role="alert"
      data-danger={danger}
      aria-busy={loading}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={classes.text}>
        {title && <strong>{title}</strong>}
        {message}
      </div>
      {actions.map(({ label, onClick }) => (
        <Button
          key={label}
          size="small"
          onClick={() => {
            hideToast(id);
            onClick();
          }}
        >
          {label}
        </Button>
      ))}
      {close && (
        <IconButton
          icon="cross"
          size="small"
          label={close}
          onClick={() => {
            hideToast(id);
            onClose?.();
          }}
        />
      )}
    </div>
  );
}
