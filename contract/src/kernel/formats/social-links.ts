/** Social networks (spec 3), with the hosts whose addresses are theirs. */
const hosts = {
  linkedin: ["linkedin.com"],
  twitter: ["twitter.com", "x.com"],
  facebook: ["facebook.com", "fb.com"],
  youtube: ["youtube.com", "youtu.be"],
  instagram: ["instagram.com"],
} as const;

export type SocialNetwork = keyof typeof hosts;
export const socialNetworks = Object.keys(hosts) as [SocialNetwork, ...SocialNetwork[]];
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

/**
 * The whole address of a page in a network, from what somebody typed: "linkedin.com/in/ada"
 * becomes "https://linkedin.com/in/ada". null when it leads anywhere else, or to no page in it.
 */
export function socialLink(network: SocialNetwork, typed: string): string | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, "https:") : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  const own = hosts[network].some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  );
  return own && url.pathname !== "/" && !url.username && !url.port ? url.href : null;
}

/** Whether this is the address of somebody's page in the network. */
export const isSocialLink = (network: SocialNetwork, typed: string): boolean =>
  socialLink(network, typed) !== null;
