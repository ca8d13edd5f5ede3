const videoHosts = ["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"];

/** YouTube's 11-character video id (spec 5). */
export const videoPattern = /^[A-Za-z0-9_-]{11}$/;

/** The id in the address of a video, or what was typed where that is an id already; else null. */
export function toVideo(typed: string): string | null {
  const bare = typed.trim();
  if (videoPattern.test(bare)) return bare;
  const whole = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (!URL.canParse(whole)) return null;
  const { hostname, pathname, searchParams } = new URL(whole);
  if (!videoHosts.includes(hostname)) return null;
  const id = searchParams.get("v") ?? pathname.split("/").at(-1) ?? "";
  return videoPattern.test(id) ? id : null;
}
