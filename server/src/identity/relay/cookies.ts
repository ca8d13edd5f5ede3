const days = 86_400;

/** A cookie that no script reads, for whole of this site. */
export interface OwnCookie {
  name: string;
  /** The header line that sets it. */
  set(value: string): string;
  /** The header line that removes it. */
  clear(): string;
  /** What the browser sent, or null. */
  read(header: string | undefined): string | null;
}

/**
 * `__Host-` where the site is https: no other host and no http page of this one can have set it.
 * Browsers send it with what our own pages ask for, and with nothing that another site leads to.
 */
export function ownCookie(origin: string, { name: plain, keptDays }: OwnCookieOptions): OwnCookie {
  const secure = isSecure(origin);
  const name = secure ? `__Host-${plain}` : plain;
  const line = (value: string, seconds: number) =>
    [
      `${name}=${value}`,
      "Path=/",
      `Max-Age=${seconds}`,
      "HttpOnly",
      "SameSite=Strict",
      ...(secure ? ["Secure"] : []),
    ].join("; ");
  return {
    name,
    set: (value) => line(encodeURIComponent(value), keptDays * days),
    clear: () => line("", 0),
    read(header = "") {
      const pairs = header.split(";").map((pair) => pair.trim());
      const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      return found ? decoded(found) : null;
    },
  };
}

interface OwnCookieOptions {
  name: string;
  keptDays: number;
}

/** Whoever writes a cookie by hand may write anything. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export const isSecure = (origin: string): boolean => origin.startsWith("https:");
