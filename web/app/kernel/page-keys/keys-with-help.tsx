import { Suspense, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { latePiece } from "../late-piece.ts";
import classes from "./keys-with-help.module.css";
import { usePageKeys } from "./page-keys.ts";

const KeysDialog = latePiece(() => import("./keys-dialog.tsx"));

interface KeysWithHelpProps {
  /** What each key does: told, and done. */
  keys: readonly { key: string; does: string; act: () => unknown }[];
}

/** Single keys of a page, and "?" or a button that tell which there are. */
export function KeysWithHelp({ keys }: KeysWithHelpProps) {
  const t = useT();
  const [isHelping, setHelping] = useState(false);
  const help = () => setHelping(true);
  usePageKeys({ ...Object.fromEntries(keys.map(({ key, act }) => [key, act])), "?": help });
  return (
    <>
      <Button size="small" className={classes.button} onClick={help}>
        {t("page-keys.title")}
      </Button>
      {isHelping && (
        <Suspense fallback={null}>
          <KeysDialog keys={keys} onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </>
  );
}
