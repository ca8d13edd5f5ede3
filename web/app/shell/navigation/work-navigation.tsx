import { useEffect, useRef } from "react";
import { useT } from "../../language/phrases.tsx";
import { keepInSight } from "../../ui/keep-in-sight.ts";
import { LinkGroups } from "../../ui/link-groups.tsx";
import classes from "./navigation.module.css";
import { useWorkNavigation } from "./use-work-navigation.ts";

/** The navigation of the working area, beside its pages where there is room. */
export function WorkNavigation() {
  const t = useT();
  const groups = useWorkNavigation();
  const side = useRef<HTMLDivElement>(null);
  const present = groups?.flatMap(({ links }) => links).find(({ current }) => current)?.href;
  useEffect(() => {
    const box = side.current;
    if (!box || !present) return;
    // Its room becomes less when a bar comes to the foot of the window.
    const room = new ResizeObserver(() => keepInSight(box, box.querySelector("[aria-current]")));
    room.observe(box);
    return () => room.disconnect();
  }, [present]);
  return (
    <div ref={side} className={classes.side}>
      <LinkGroups label={t("navigation.label")} groups={groups} />
    </div>
  );
}
