import type { Request } from "@neroli/contract/requests/schema.ts";
import { useState } from "react";
import { useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { buttonClass } from "../../ui/button-look.ts";
import { Menu } from "../../ui/menu.tsx";
import { filledIn } from "./filled-in.ts";
import { TemplatesDialog } from "./templates-dialog.tsx";
import { useMayChangeTemplates, useTemplates } from "./use-templates.ts";

interface TemplatesMenuProps {
  request: Request;
  /** A template was chosen: its text, filled in. */
  onChoose: (text: string) => void;
}

/** What the supplier answers often. Nothing where there is none and one may not write one. */
export function TemplatesMenu({ request, onChoose }: TemplatesMenuProps) {
  const t = useT();
  const session = useSession();
  const templates = useTemplates();
  const mayChange = useMayChangeTemplates();
  const [isManaging, setManaging] = useState(false);
  if (!templates || (templates.length === 0 && !mayChange)) return null;
  const me = session.state === "signed-in" ? session.profile : null;
  const my_name = me ? `${me.firstname} ${me.lastname}` : undefined;
  const manage = { label: t("requests.templates.manage"), onSelect: () => setManaging(true) };
  return (
    <>
      <Menu
        align="start"
        className={buttonClass({ size: "small" })}
        label={t("requests.templates")}
        button={t("requests.templates")}
        items={[
          ...templates.map(({ name, body }) => ({
            label: name,
            onSelect: () => onChoose(filledIn(body, { ...request, my_name })),
          })),
          ...(mayChange ? [manage] : []),
        ]}
      />
      {isManaging && <TemplatesDialog templates={templates} onClose={() => setManaging(false)} />}
    </>
  );
}
