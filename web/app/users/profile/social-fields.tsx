import { socialLink, socialNetworks } from "@neroli/contract/kernel/formats/social-links.ts";
import { useT } from "../../language/phrases.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import type { ProfileFields } from "./use-profile-form.ts";

/** What an address there looks like. */
const examples = {
  linkedin: "https://www.linkedin.com/in/…",
  twitter: "https://x.com/…",
  facebook: "https://www.facebook.com/…",
  youtube: "https://www.youtube.com/@…",
  instagram: "https://www.instagram.com/…",
};

export function SocialFields({ form }: { form: ProfileFields }) {
  const t = useT();
  return (
    <div className={layout.columns}>
      {socialNetworks.map((network) => {
        const field = form.field(`social_links.${network}`);
        return (
          <TextField
            key={network}
            label={t(`profile.social.${network}`)}
            placeholder={examples[network]}
            {...field}
            onBlur={(event) => {
              field.onBlur(event);
              const whole = socialLink(network, event.currentTarget.value);
              if (whole) form.setField(`social_links.${network}`, whole);
            }}
          />
        );
      })}
    </div>
  );
}
