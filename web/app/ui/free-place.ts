const controls =
  'a[href], button, input, label:has(input), select, textarea, summary, [role="button"], [role="option"], [tabindex="0"]';
const step = 8;
const aside = 64;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Moves an element at the foot of the window to the lowest place below the top bar at which it covers
 * no control, in the middle where it can, else beside it; where there is none, to where it covers the
 * fewest.
 */
export function freePlace(element: HTMLElement): void {
  element.style.translate = "";
  const box = element.getBoundingClientRect();
  const taken = controlsBeside(element);
  const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const highest = Math.max(0, box.top - Math.max(0, top) - step);
  let best = { right: 0, lift: 0, covered: Number.POSITIVE_INFINITY };
  for (const right of sidewards(box)) {
    for (let lift = 0; lift <= highest && best.covered > 0; lift += step) {
      const place = moved(box, { right, lift });
      const covered = taken.filter((other) => overlaps(place, other)).length;
      if (covered < best.covered) best = { right, lift, covered };
    }
  }
  element.style.translate = `${best.right}px -${best.lift}px`;
}

/** By how much the box can go to the right or, below 0, to the left: the least first. */
function sidewards({ left, right }: Box): number[] {
  const room = Math.min(left, innerWidth - right) - step;
  const steps = [0];
  for (let by = aside; by <= room; by += aside) steps.push(by, -by);
  return steps;
}

const moved = (box: Box, { right, lift }: { right: number; lift: number }): Box => ({
  left: box.left + right,
  right: box.right + right,
  top: box.top - lift,
  bottom: box.bottom - lift,
});

function controlsBeside(element: HTMLElement): Box[] {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !element.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) => width * height > 1 && bottom > 0 && top < innerHeight,
    );
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
