/** Leads to what a path of the form names: "inci", "cas.1", "phases.0.ingredients.2.weight". */
export function focusPath(path: string): void {
  const [key = ""] = path.split(".");
  const row = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
  const id = `field-${key}`;
  const target =
    document.getElementById(`field-${path.replaceAll(".", "-")}`) ??
    document.getElementById(id) ??
    row?.querySelector<HTMLElement>(":is(input, textarea, select, button):not([aria-haspopup])");
  row?.scrollIntoView({ block: "center" });
  if (target) target.focus({ preventScroll: true });
}
