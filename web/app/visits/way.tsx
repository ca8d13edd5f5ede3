import { links } from "@neroli/contract/access/links.ts";
import type { Visit } from "@neroli/contract/visits/schema.ts";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useAtOnce } from "../kernel/at-once.ts";
import { standOf } from "../kernel/exhibition-place.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { useKeeping } from "./use-keeping.ts";
import { useWay } from "./use-way.ts";
import classes from "./visits.module.css";

interface WayProps {
  event: string;
  visits: readonly Visit[];
  onNote: (visit: Visit) => void;
}

/** The exhibitors of the day one after the other; buttons, arrow keys and dragging change the order. */
export function Way({ event, visits, onNote }: WayProps) {
  const t = useT();
  const { move, mark } = useWay(event);
  const { remove } = useKeeping(event);
  const [moved, setMoved] = useState("");
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const last = visits.length - 1;
  const put = (from: number, to: number) => {
    const visit = visits[from];
    if (!visit || to < 0 || to > last) return;
    move({ from, to });
    setMoved(t("visits.moved", { name: visit.exhibitor.name, at: to + 1, count: last + 1 }));
  };
  const seen = visits.filter(({ visited }) => visited).length;
  return (
    <div className={layout.stack}>
      <p role="status" className={layout.soft}>
        {t("visits.seen", { count: visits.length, seen })}
      </p>
      <ol className={classes.way} aria-label={t("visits.title")}>
        {visits.map((visit, at) => (
          <Stop
            key={visit.exhibitor.key}
            {...{ visit, at, last }}
            isOver={over === at}
            drag={{
              draggable: last > 0,
              onDragStart: () => setDragged(at),
              onDragEnd: () => {
                setDragged(null);
                setOver(null);
              },
              onDragOver: (dragging) => {
                dragging.preventDefault();
                setOver(at);
              },
              onDrop: () => dragged !== null && put(dragged, at),
            }}
            onPut={(to) => put(at, to)}
            onMark={(visited) => mark({ companyKey: visit.exhibitor.key, visited })}
            onNote={() => onNote(visit)}
            onRemove={() => void remove(visit.exhibitor)}
          />
        ))}
      </ol>
      <p className={layout.unseen} role="status">
        {moved}
      </p>
    </div>
  );
}

interface StopProps {
  visit: Visit;
  at: number;
  last: number;
  isOver: boolean;
  drag: {
    draggable: boolean;
    onDragStart: () => void;
    onDragEnd: () => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: () => void;
  };
  onPut: (to: number) => void;
  onMark: (visited: boolean) => void;
  onNote: () => void;
  onRemove: () => void;
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function Stop(props: StopProps) {
  const { visit, at, last, isOver, drag, onPut } = props;
  const t = useT();
  const { exhibitor, note } = visit;
  const [visited, setVisited] = useAtOnce(visit.visited);
  const { name } = exhibitor;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onPut(at + step);
  };
  return (
    <li
      className={classes.stop}
      data-visited={visited || undefined}
      data-over={isOver || undefined}
      {...drag}
    >
      <input
        type="checkbox"
        checked={visited}
        aria-label={t("visits.visited.named", { name })}
        onChange={({ currentTarget: { checked } }) => {
          setVisited(checked);
          props.onMark(checked);
        }}
      />
      <div className={classes.names}>
        <h2>
          <a href={links.company(exhibitor.key)}>{name}</a>
        </h2>
        <p>{standOf(exhibitor) || t("visits.no-stand")}</p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.ends}>
        <Button
          size="small"
          aria-label={t(note ? "visits.note.edit.of" : "visits.note.add.of", { name })}
          onClick={props.onNote}
        >
          {t("visits.note")}
        </Button>
        {(["up", "down"] as const).map((direction) => (
          <IconButton
            key={direction}
            icon={direction}
            label={t(`visits.${direction}`, { name })}
            disabledReason={
              at === (direction === "up" ? 0 : last) ? t(`table.end.${direction}`) : null
            }
            aria-keyshortcuts="ArrowUp ArrowDown"
            onKeyDown={onKeyDown}
            onClick={() => onPut(at + (direction === "up" ? -1 : 1))}
          />
        ))}
        <IconButton
          icon="cross"
          label={t("visits.remove.named", { name })}
          onClick={props.onRemove}
        />
      </div>
    </li>
  );
}
