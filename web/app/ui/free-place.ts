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

/** The pixels that the page has below its end. */
let room = 0;

/**
 * Moves an element at the foot of the window to the lowest place below the top bar at which it covers
 * no control, in the middle where it can, else beside it. Where there is none it stays at the foot as
 * a bar, and the page makes room for it: what it covers can be scrolled free.
 */
export function freePlace(element: HTMLElement): void {
  removeEventListener("scroll", giveBack);
  const place = findPlace(element);
  element.style.translate = place ? `${place.right}px -${place.lift}px` : "";
  element.toggleAttribute("data-bar", !place);
  // Never less: a page at its end would move under the finger that is about to press.
  if (!place) setRoom(Math.max(room, element.offsetHeight + step));
}

/** The page gets its room back, at once or as soon as nothing moves by it. */
export function leavePlace(): void {
  addEventListener("scroll", giveBack);
  giveBack();
}

function giveBack(): void {
  const furthest = document.documentElement.scrollHeight - innerHeight - room;
  if (scrollY > Math.max(0, furthest)) return;
  removeEventListener("scroll", giveBack);
  setRoom(0);
}

function setRoom(pixels: number): void {
  room = pixels;
  document.body.style.paddingBlockEnd = pixels > 0 ? `${pixels}px` : "";
}

function findPlace(element: HTMLElement): { right: number; lift: number } | null {
  element.style.translate = "";
  const box = element.getBoundingClientRect();
  const taken = controlsBeside(element);
  const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const highest = Math.max(0, box.top - Math.max(0, top) - step);
  for (const right of sidewards(box)) {
    for (let lift = 0; lift <= highest; lift += step) {
      const place = moved(box, { right, lift });
      if (!taken.some((other) => overlaps(place, other))) return { right, lift };
    }
  }
  return null;
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
  return (
    [...document.querySelectorAll<HTMLElement>(controls)]
      // What is in closed details has a place, too, but is not to be seen.
      .filter((control) => !element.contains(control) && control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .filter(
        ({ width, height, bottom, top }) => width * height > 1 && bottom > 0 && top < innerHeight,
      )
  );
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
