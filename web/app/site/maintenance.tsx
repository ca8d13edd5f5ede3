import { useT } from "../language/phrases.tsx";
import { Mark } from "../ui/mark.tsx";
import classes from "../ui/plain-page.module.css";

/** Shown in place of every page while the maintenance flag is on (spec 2). */
export function Maintenance() {
  const t = useT();
  return (
    <div className={classes.page}>
      <Mark size={56} />
      <h1>{t("site.maintenance.title")}</h1>
      <p>{t("site.maintenance.text")}</p>
    </div>
  );
}
