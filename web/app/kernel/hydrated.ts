import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False while a page is rendered on the server and taken over in the browser, true from then on:
 * what only the browser knows is shown after that, so that both draw the same page first.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
