import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";
import { loadAnewOnce, reading, slowFile, slowPage } from "../kernel/slow-files.ts";
import { useT } from "../language/phrases.tsx";
import { showToast } from "../ui/toast-list.ts";

/**
 * Says that a part of the page did not come in its time, and loads the page anew, once. Of a page that
 * was only read ahead (read-ahead.tsx) nobody waits for anything.
 */
export function SlowFileNotice() {
  const t = useT();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    const tell = ({ type }: Event) => {
      if (type === slowPage && !router?.state.navigation.location) return;
      const again =
        type === slowPage || loadAnewOnce(() => setTimeout(() => location.reload(), reading));
      showToast({
        id: slowFile,
        danger: true,
        stays: true,
        close: t("table.close"),
        title: t("shell.slow-file.title"),
        message: again ? t("shell.slow-file.again") : t("shell.slow-file.text"),
        ...(!again && {
          actions: [{ label: t("shell.slow-file.load"), onClick: () => location.reload() }],
        }),
      });
    };
    addEventListener(slowFile, tell);
    addEventListener(slowPage, tell);
    return () => {
      removeEventListener(slowFile, tell);
      removeEventListener(slowPage, tell);
    };
  }, [t, router]);
  return null;
}
