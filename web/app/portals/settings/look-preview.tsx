import { formats } from "@neroli/contract/kernel/formats/formats.ts";
import { useT } from "../../language/phrases.tsx";
import { buttonClass } from "../../ui/button-look.ts";
import { type Ground, portalPrimary, portalTheme } from "../../ui/portal-theme.tsx";
import { pictureAddress } from "./picture-address.ts";
import classes from "./settings.module.css";
import type { SettingsValues } from "./use-settings-form.ts";

interface LookPreviewProps {
  values: SettingsValues;
  /** Of the portal, where the settings give it none. */
  name: string;
}

/** The portal as it looks with what is typed: a page of it and signing in, on light and dark ground. */
export function LookPreview({ values, name }: LookPreviewProps) {
  const t = useT();
  const grounds: Ground[] = ["light", "dark"];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is higher than the window, keys scroll it
    <section className={classes.preview} aria-label={t("portal-settings.preview")} tabIndex={0}>
      <h2>{t("portal-settings.preview")}</h2>
      {grounds.map((ground) => (
        <figure key={ground}>
          <Sample values={values} name={values.name.trim() || name} ground={ground} />
          <figcaption>{t(`portal-settings.preview.${ground}`)}</figcaption>
        </figure>
      ))}
    </section>
  );
}

interface SampleProps extends LookPreviewProps {
  ground: Ground;
}

/** Nothing in it can be pressed. */
function Sample({ values, name, ground }: SampleProps) {
  const t = useT();
  const typed = values.primary_colour.trim().toLowerCase();
  const primary = formats.colour.holds(typed) ? typed : portalPrimary;
  const { LOGO, LOGO_DARK } = values.images;
  const logo = pictureAddress(ground === "dark" ? LOGO_DARK : LOGO);
  const brand = logo ? <img src={logo} alt={name} /> : <strong>{name}</strong>;
  const filled = `${buttonClass({ variant: "primary", size: "small" })}`;
  return (
    <div
      inert
      className={classes.sample}
      data-ground={ground}
      data-variant={values.variant || undefined}
      style={portalTheme({ primary, ground })}
    >
      <div className={classes.sampleBar}>
        {brand}
        <span className={filled}>{t("portal-settings.preview.sign-in")}</span>
      </div>
      <div className={classes.sampleCard}>
        <h3>{t("portal-settings.preview.product")}</h3>
        <p>
          <span className={classes.sampleLink}>{t("portal-settings.preview.supplier")}</span>
        </p>
        <span className={classes.samplePill}>{t("portal-settings.preview.pill")}</span>
      </div>
      <div className={classes.sampleCard}>
        <h3>{t("portal-settings.preview.welcome", { portal: name })}</h3>
        <span className={classes.sampleField}>{t("portal-settings.preview.email")}</span>
        <span className={filled}>{t("portal-settings.preview.sign-in")}</span>
      </div>
    </div>
  );
}
