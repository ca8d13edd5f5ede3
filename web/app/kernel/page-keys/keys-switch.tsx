import { useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { setPageKeys, usePageKeysAreOn } from "./page-keys.ts";

/** Turns the shortcuts of single keys off and on, of all pages. */
export function KeysSwitch() {
  const t = useT();
  return (
    <label className={layout.line}>
      <input
        type="checkbox"
        checked={usePageKeysAreOn()}
        onChange={({ currentTarget }) => setPageKeys(currentTarget.checked)}
      />
      {t("page-keys.on")}
    </label>
  );
}
