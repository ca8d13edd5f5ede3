/** Scrolls a box, and not the page, so far that something in it is in sight. */
export function keepInSight(box: Element | null, inner: Element | null | undefined): void {
  if (!box || !inner || box.scrollHeight <= box.clientHeight) return;
  const outside = box.getBoundingClientRect();
  const inside = inner.getBoundingClientRect();
  if (inside.top < outside.top) box.scrollTop -= outside.top - inside.top;
  if (inside.bottom > outside.bottom) box.scrollTop += inside.bottom - outside.bottom;
}
