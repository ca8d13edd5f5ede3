import "./mantine.css";
import "./mantine-theme.css";
import "./with-mantine.css";
import { MantineProvider } from "@mantine/core";
import { type ReactNode, use, useMemo } from "react";
import { AroundDialog } from "./dialog.tsx";
import { Nonce } from "./nonce.ts";
import { theme } from "./theme.ts";

/**
 * Around each piece of Mantine, with its styles: a page that has none loads nothing of it. Lists and
 * menus that open in a dialog belong to it, as outside of it they could not be reached.
 */
export function WithMantine({ children }: { children: ReactNode }) {
  const dialog = use(AroundDialog);
  const nonce = use(Nonce);
  return (
    <MantineProvider
      theme={useMemo(() => (dialog === null ? theme : openingIn(dialog)), [dialog])}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={() => nonce ?? ""}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}

const openingIn = (dialog: string) => ({
  ...theme,
  components: { ...theme.components, Portal: { defaultProps: { target: `[id="${dialog}"]` } } },
});
