import { createContext, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useT } from "../language/phrases.tsx";
import classes from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { noteDialog } from "./top-dialog.ts";

/** The id of the dialog around a piece; null where there is none. */
export const AroundDialog = createContext<string | null>(null);

interface DialogProps {
  title: string;
  onClose: () => void;
  /** The close button's name; "Close" where nothing is said. */
  close?: string;
  /** Of the window: 480 px, 800 px, or all of it. On phones it has the whole width. */
  size?: "usual" | "wide" | "whole";
  /** Buttons at its foot, which stay in sight. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * What is asked or shown over the page while it is mounted. It is the browser's own dialog: focus
 * stays in it and returns, Escape closes it, nothing below it is reached.
 */
export function Dialog({ size = "usual", ...props }: DialogProps) {
  return (
    <ModalFrame className={classes.dialog} size={size} {...props}>
      <div className={classes.body}>{props.children}</div>
      {props.footer && <div className={classes.foot}>{props.footer}</div>}
    </ModalFrame>
  );
}

interface DrawerProps extends Omit<DialogProps, "size"> {
  /** The edge of the window that it stands at. */
  side?: "start" | "end";
}

/** A dialog at the side of the window: filters, a history. */
export function Drawer({ side = "start", ...props }: DrawerProps) {
  return (
    <ModalFrame className={classes.drawer} size={side} {...props}>
      <div className={classes.body}>{props.children}</div>
      {props.footer && <div className={classes.foot}>{props.footer}</div>}
    </ModalFrame>
  );
}

interface FrameProps extends Pick<DialogProps, "title" | "onClose" | "close" | "children"> {
  className: string | undefined;
  size: string;
}

function ModalFrame({ className, size, title, onClose, close, children }: FrameProps) {
  const t = useT();
  const id = useId();
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    const forget = noteDialog(dialog);
    // The browser gives the focus back when a dialog closes, not when it is taken away.
    return () => {
      forget();
      dialog.close();
    };
  }, []);
  // In the body, so that a form in it is not within a form of the page.
  return createPortal(
    <dialog
      ref={element}
      id={id}
      className={className}
      data-size={size}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser asks a page once; it closes the dialog itself at a second Escape in a row.
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event;
        if (key !== "Escape" || event.defaultPrevented) return;
        if (!currentTarget.contains(target as Node)) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isBeside(event)) onClose();
      }}
      // React's events reach the form of the page all the same.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="cross" label={close ?? t("table.close")} onClick={onClose} />
      </div>
      <AroundDialog value={id}>{children}</AroundDialog>
    </dialog>,
    document.body,
  );
}

function isBeside({ clientX, clientY, currentTarget }: React.MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
