import type { MouseEvent } from "react";

/**
 * What a button does that cannot be used now: neither the page nor the form around it hears of the
 * click, and the focus shows the reason to whoever touches it.
 */
export function refuseClick(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.focus();
}
