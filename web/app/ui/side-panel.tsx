import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import classes from "./side-panel.module.css";

/** A panel over the page from its side, modal: the browser's own dialog keeps the focus in it. */
export function SidePanel(props: {
  open: boolean;
  title: string;
  close: string;
  /** From the other side, with room for sentences. */
  wide?: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (props.open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [props.open]);
  return (
    <dialog
      ref={dialog}
      className={classes.panel}
      data-wide={props.wide}
      aria-label={props.title}
      onClose={props.onClose}
    >
      {props.open && (
        <>
          <div className={classes.head}>
            <h2>{props.title}</h2>
            <button type="button" aria-label={props.close} onClick={props.onClose}>
              <Icon name="cross" />
            </button>
          </div>
          <div className={classes.body}>{props.children}</div>
          {props.footer && <div className={classes.foot}>{props.footer}</div>}
        </>
      )}
    </dialog>
  );
}
