import type { ReactNode } from "react";

/** One line of a menu (menu.tsx). */
export interface MenuItem {
  label: string;
  onSelect: () => void;
  /** Why it cannot be done now; the item is shown with it, can be reached and does nothing. */
  disabledReason?: string | undefined;
  /** It takes something away. */
  danger?: boolean;
  /** What it means, below the label. */
  description?: string | undefined;
  icon?: ReactNode;
  /** Of a menu of choices, of which one holds: whether this one does. */
  checked?: boolean;
}
