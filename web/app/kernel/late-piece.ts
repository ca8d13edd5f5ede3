import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { noteTrouble, untilReachable } from "./outage.ts";
import { inTime, isSlow } from "./slow-files.ts";

/**
 * A piece whose code is read when it is first shown. Code that does not come is asked for again when
 * the server is there, while the page stays as it is; where it has other names by now, the page is
 * loaded anew, and finds its drafts.
 */
export function latePiece<Props>(
  read: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await inTime(read());
    } catch (error) {
      // The browser would go on waiting for the same file.
      if (isSlow(error)) throw error;
      noteTrouble();
      await untilReachable();
      readStylesAgain();
      return read().catch(reload);
    }
  });
}

/** Vite asks for a style sheet once only. */
function readStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

function reload(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
