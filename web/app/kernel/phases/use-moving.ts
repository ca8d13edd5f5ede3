import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Names the places of a list in the page: data-place="3" or, of nested lists, "1.3". */
const placeAttribute = "data-place";
export const placeProps = (place: string) => ({ [placeAttribute]: place });

interface Moving {
  /** Holds the places, each with its handle in it. */
  within: RefObject<HTMLElement | null>;
  /** In nested lists: a selector of the places that count. */
  only?: string;
  /** Puts what stands at `from` to where the pointer is; answers where it stands then. */
  onDrag: (from: string, over: { place: string; after: boolean }) => string | null;
  /** One step; answers where it stands then. */
  onStep: (from: string, step: 1 | -1) => string | null;
}

/**
 * Lines put in another order by their handles: with a mouse or a finger by dragging, by keyboard
 * with the arrows. What moves keeps the focus.
 */
export function useMoving({ within, only = "", onDrag, onStep }: Moving) {
  const wanted = useRef<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  // A drag goes on over many renderings and needs the newest function.
  const latest = useRef({ onDrag });
  // An item moves on only after it has been drawn in its new place.
  const drawn = useRef(true);
  useEffect(() => {
    latest.current = { onDrag };
    drawn.current = true;
    if (wanted.current === null) return;
    handleAt(within.current, wanted.current)?.focus();
    wanted.current = null;
  });
  useEffect(() => () => stop.current?.(), []);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>, place: string) => {
      const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      wanted.current = onStep(place, step);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>, place: string) => {
      if (event.button !== 0) return;
      event.currentTarget.focus();
      event.preventDefault();
      let at = place;
      const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
        if (!drawn.current) return;
        const over = placeUnder(within.current, { x: clientX, y: clientY, only });
        if (!over || over.place === at) return;
        const now = latest.current.onDrag(at, over);
        if (now === null) return;
        at = now;
        drawn.current = false;
        wanted.current = now;
      };
      const end = () => {
        window.removeEventListener("pointermove", follow);
        window.removeEventListener("pointerup", end);
        window.removeEventListener("pointercancel", end);
        stop.current = null;
      };
      stop.current?.();
      stop.current = end;
      window.addEventListener("pointermove", follow);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    },
  };
}

interface ListMoving extends Pick<Moving, "within" | "only"> {
  /** Puts what stands at one place to another; false where that cannot be. */
  move: (from: number, to: number) => boolean;
}

/** The same for a list whose places are numbers. */
export function useListMoving({ move, ...where }: ListMoving) {
  const go = (from: number, to: number) => (move(from, to) ? String(to) : null);
  return useMoving({
    ...where,
    onStep: (from, step) => go(Number(from), Number(from) + step),
    onDrag: (from, over) => {
      const to = Number(over.place);
      // Only past its middle, or items of different height would change places for ever.
      return to > Number(from) === over.after ? go(Number(from), to) : null;
    },
  });
}

const handleAt = (within: HTMLElement | null, place: string) =>
  within?.querySelector<HTMLElement>(`[${placeAttribute}="${place}"] [data-handle]`);

function placeUnder(
  within: HTMLElement | null,
  { x, y, only }: { x: number; y: number; only: string },
) {
  const under = document.elementFromPoint(x, y);
  const found = under?.closest<HTMLElement>(`[${placeAttribute}]${only}`);
  const place = found?.getAttribute(placeAttribute);
  if (!found || !place || !within?.contains(found)) return null;
  const { top, height } = found.getBoundingClientRect();
  return { place, after: y > top + height / 2 };
}
