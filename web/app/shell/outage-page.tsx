import { useEffect } from "react";
import { onReturn, tryNow, untilReachable } from "../kernel/outage.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import { hideToast } from "../ui/toast-list.ts";
import { noticeId } from "./outage-notice.tsx";

const reloadsKey = "outage:reloads";
/** Reloads of the last minutes make the next one wait. */
const forgotten = 120_000;
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/** In the place of a page that could not be had because the server is away: it comes by itself. */
export function OutagePage() {
  const t = useT();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const reloadSoon = () => {
      timer = setTimeout(reload, nextPause() * (0.5 + Math.random() / 2));
    };
    void untilReachable().then(() => gone || reloadSoon());
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    hideToast(noticeId);
    return onReturn(reload);
  }, []);
  return (
    <div role="alert" data-outage="">
      <title>{t("outage.title")}</title>
      <PlainPage
        title={t("outage.title")}
        actions={
          <Button
            variant="strong"
            onClick={() => {
              tryNow();
              void untilReachable().then(reload);
            }}
          >
            {t("table.retry")}
          </Button>
        }
      >
        <p>{t("outage.page")}</p>
        <noscript>
          <meta httpEquiv="refresh" content="20" />
        </noscript>
      </PlainPage>
    </div>
  );
}

function recentReloads(): number[] {
  const noted = JSON.parse(sessionStorage.getItem(reloadsKey) ?? "[]") as number[];
  return noted.filter((moment) => Date.now() - moment < forgotten);
}

const nextPause = () => pauses[Math.min(recentReloads().length, pauses.length - 1)] ?? 1_000;

function reload(): void {
  sessionStorage.setItem(reloadsKey, JSON.stringify([...recentReloads(), Date.now()]));
  location.reload();
}
