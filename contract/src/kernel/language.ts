/** The interface languages (spec 1). Every phrase exists in each of them. */
export const languages = ["en", "de", "it", "fr", "es"] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The cookie wins, then the best supported Accept-Language entry, then English. */
export function pickLanguage(cookie: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(cookie)) return cookie;
  const wanted = (acceptLanguage ?? "").split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().split(";");
    const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
    return {
      language: tag.toLowerCase().split("-")[0],
      quality: quality ? Number(quality.trim().slice(2)) : 1,
    };
  });
  wanted.sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? "en";
}
