let pressed = false;
let watching = false;

/** To be called before the first press. */
export function watchPresses(): void {
  if (watching) return;
  watching = true;
  const set = (down: boolean) => () => {
    pressed = down;
  };
  window.addEventListener("pointerdown", set(true), true);
  window.addEventListener("pointerup", set(false), true);
  window.addEventListener("pointercancel", set(false), true);
}

/**
 * Runs what an input does when it is left: at once, or where it is left by pressing something else
 * after that is released. What moved under the pointer in between would not be pressed at all.
 */
export function afterPress(work: () => void): void {
  if (pressed) window.addEventListener("pointerup", () => setTimeout(work), { once: true });
  else work();
}
