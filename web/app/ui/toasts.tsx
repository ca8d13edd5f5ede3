import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "./button.tsx";
import { freePlace, leavePlace } from "./free-place.ts";
import { IconButton } from "./icon-button.tsx";
import { hideToast, onToasts, readToasts, type Toast } from "./toast-list.ts";
import classes from "./toasts.module.css";
import { useTopDialog } from "./top-dialog.ts";

/** Spec 9; and long enough to reach the button. */
const plainMilliseconds = 3_000;
const actionMilliseconds = 8_000;

const none: readonly Toast[] = [];

/**
 * The toasts (spec 9). They cover no control: in a dialog they stand at its foot, where it makes room
 * for them; on a page they float above the bars at the foot of the window, where nothing is pressed.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => none);
  const dialog = useTopDialog();
  if (toasts.length === 0) return null;
  const all = toasts.map((toast) => <OneToast key={toast.id} toast={toast} />);
  if (dialog) return createPortal(<div className={classes.docked}>{all}</div>, dialog);
  return <Floating toasts={toasts}>{all}</Floating>;
}

function Floating({ toasts, children }: { toasts: readonly Toast[]; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || toasts.length === 0) return;
    element.showPopover();
    return keepFree(element);
  }, [toasts]);
  return (
    <div ref={box} className={classes.toasts} popover="manual">
      {children}
    </div>
  );
}

/** Finds the place anew whenever what is below has come, moved, grown or got another bar. */
function keepFree(element: HTMLElement): () => void {
  let asked = 0;
  const place = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => freePlace(element));
  };
  const size = new ResizeObserver(place);
  const bars = new MutationObserver(place);
  const content = new MutationObserver(place);
  size.observe(document.body);
  bars.observe(document.documentElement, { attributes: true, attributeFilter: ["style"] });
  content.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("resize", place);
  document.addEventListener("scrollend", place, true);
  freePlace(element);
  return () => {
    cancelAnimationFrame(asked);
    size.disconnect();
    bars.disconnect();
    content.disconnect();
    window.removeEventListener("resize", place);
    document.removeEventListener("scrollend", place, true);
    leavePlace();
  };
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
