import { CloseButton, Popover } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";

/** Tooltips open after 1 s (spec 9). */
const openAfter = 1_000;

/** The bar and dialogs have 200: what is being done is more important than a hint. */
const belowDialogs = 190;

const storageKey = (name: string) => `hint:${name}`;

/** Something new, said once per browser: opens by itself and stays away once closed (spec 2). */
export function FirstTimeHint(props: {
  name: string;
  text: string;
  close: string;
  /** A hint that comes first; two at once would cover each other on a phone. */
  after?: string;
  children: ReactNode;
}) {
  const { after } = props;
  const key = storageKey(props.name);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(key) || (after && !localStorage.getItem(storageKey(after)))) return;
    const timer = setTimeout(() => setOpen(true), openAfter);
    return () => clearTimeout(timer);
  }, [key, after]);
  const dismiss = () => {
    localStorage.setItem(key, "seen");
    setOpen(false);
  };
  return (
    <Popover
      opened={open}
      withArrow
      position="bottom"
      width={240}
      trapFocus={false}
      withRoles={false}
      zIndex={belowDialogs}
    >
      <Popover.Target>
        <span onClickCapture={dismiss}>{props.children}</span>
      </Popover.Target>
      <Popover.Dropdown style={{ display: "flex", gap: 8, alignItems: "start" }}>
        <span>{props.text}</span>
        <CloseButton size="sm" aria-label={props.close} onClick={dismiss} />
      </Popover.Dropdown>
    </Popover>
  );
}
