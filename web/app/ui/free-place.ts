const controls =
  'a[href], button, input, label:has(input), select, textarea, summary, [role="button"], [role="option"], [tabindex="0"]';
const step = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Lifts an element at the foot of the window to the lowest place, up to the middle of the window,
 * at which it covers no control; where there is none, to where it covers the fewest.
 */
export function freePlace(element: HTMLElement): void {
  element.style.translate = "";
  const box = element.getBoundingClientRect();
  const taken = controlsBeside(element);
  const highest = Math.max(0, box.top - innerHeight / 4);
  let best = { lift: 0, covered: Number.POSITIVE_INFINITY };
  for (let lift = 0; lift <= highest && best.covered > 0; lift += step) {
    const covered = taken.filter((other) => overlaps(raised(box, lift), other)).length;
    if (covered < best.covered) best = { lift, covered };
  }
  element.style.translate = `0 -${best.lift}px`;
}

const raised = ({ left, right, top, bottom }: Box, lift: number): Box => ({
  left,
  right,
  top: top - lift,
  bottom: bottom - lift,
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
