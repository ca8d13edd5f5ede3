/** By how many digits the minor unit of a currency has behind the point. */
const byDigits: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
  2:
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF " +
    "CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD " +
    "HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA " +
    "MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN " +
    "QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP " +
    "TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG",
  3: "BHD IQD JOD KWD LYD OMR TND",
};

const digitsByCode: ReadonlyMap<string, number> = new Map(
  Object.entries(byDigits)
    .flatMap(([digits, codes]) => codes.split(" ").map((code) => [code, Number(digits)] as const))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/**
 * The currencies that countries pay with (ISO 4217), without funds and metals. A table of ours, since
 * browsers disagree about which there are and, with the CLDR, about the digits of some.
 */
export const currencies: readonly string[] = [...digitsByCode.keys()];

/** "EUR"; neither "eur" nor a symbol. */
export const isCurrency = (text: string): boolean => digitsByCode.has(text);

/** Digits of the minor unit: 2 for EUR, 0 for JPY, 3 for KWD; 2 for what was given up since. */
export const minorDigits = (currency: string): number => digitsByCode.get(currency) ?? 2;

/** Signs and words that mean one currency; "$", "¥", "kr" and "Fr." may be several and are none. */
const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  "₹": "INR",
  "₺": "TRY",
  "₩": "KRW",
  "₪": "ILS",
  zł: "PLN",
  kč: "CZK",
  us$: "USD",
  ca$: "CAD",
  a$: "AUD",
  au$: "AUD",
  nz$: "NZD",
  hk$: "HKD",
  r$: "BRL",
};

/** The code of what people write for a currency: "eur", "€", "US$"; null for anything else. */
export function currencyOf(said: string): string | null {
  const code = said.trim().toUpperCase();
  if (isCurrency(code)) return code;
  const sign = said.trim().toLowerCase();
  return Object.hasOwn(signs, sign) ? (signs[sign] ?? null) : null;
}
