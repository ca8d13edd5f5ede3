import { useT } from "../language/phrases.tsx";
import { Mark } from "../ui/mark.tsx";
import { PlainPage } from "../ui/plain-page.tsx";

/** Shown in place of every page while the maintenance flag is on (spec 2). */
export function Maintenance() {
  const t = useT();
  return (
    <PlainPage sign={<Mark size={56} />} title={t("site.maintenance.title")}>
      <p>{t("site.maintenance.text")}</p>
    </PlainPage>
  );
}
