import { mayChangeRight, portalKeys } from "@neroli/contract/access/portal-keys.ts";
import { type PermissionKey, permissionLevels } from "@neroli/contract/access/table.ts";
import type { EventUser } from "@neroli/contract/portals/members.ts";
import { useT, words } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import layout from "../../ui/layout.module.css";
import { nameOf, useChangePlace } from "./change-place.ts";

/** The keys that the event knows, each with its level; a choice is kept at once. */
export function Rights({ place }: { place: EventUser }) {
  const t = useT();
  const change = useChangePlace(place.event.key, place.user.key);
  const keys = portalKeys(place.event.type);
  const done = t("portals.said.saved", {
    name: nameOf(place),
    event: place.event.display_name,
  });
  if (keys.length === 0) return <p>{t("portals.no-rights")}</p>;
  const choicesOf = (key: PermissionKey) =>
    [null, ...permissionLevels]
      .filter((level) =>
        mayChangeRight(place.assignable, key, [place.permissions[key] ?? null, level]),
      )
      .map((level) => ({ value: level ?? "", label: t(`portals.level.${level ?? "none"}`) }));
  return (
    <div className={layout.stack}>
      {keys.map((key) => {
        const level = place.permissions[key] ?? null;
        const choices = choicesOf(key);
        const fixed = choices.length < 2;
        return (
          <ChoiceField
            key={key}
            label={words(t, "portals.right", key.split(".")[0] ?? key)}
            {...(fixed && { hint: t("errors.portals.right-not-assignable") })}
            disabled={fixed || change.isPending}
            choices={
              fixed
                ? [{ value: level ?? "", label: t(`portals.level.${level ?? "none"}`) }]
                : choices
            }
            value={level ?? ""}
            onChange={({ currentTarget: { value } }) =>
              change.mutate({ permissions: { [key]: value || null }, done })
            }
          />
        );
      })}
    </div>
  );
}
