import { countries } from "@neroli/contract/kernel/formats/country.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { plainWords } from "./same-words.ts";

/** A value of an enumeration, and what it is called. */
export interface ClosedValue {
  value: string;
  /** In plain words, the codes and every language among them. */
  words: string[];
}

/** Other names of countries; three letters of ISO 3166-1 among them. */
const besides: Record<string, string> = {
  AE: "uae|are|united arab emirates",
  AR: "arg",
  AT: "aut|a|osterreich",
  AU: "aus",
  BE: "bel|b",
  BG: "bgr",
  BR: "bra|brasil",
  CA: "can",
  CH: "che|suisse|schweiz|svizzera",
  CL: "chl",
  CN: "chn|pr china|p r china|prc|people s republic of china|mainland china|volksrepublik china",
  CO: "col",
  CZ: "cze|czech republic|tschechische republik|republique tcheque|repubblica ceca|republica checa",
  DE: "deu|ger|d|brd|germany",
  DK: "dnk",
  EE: "est",
  EG: "egy",
  ES: "esp|e",
  FI: "fin",
  FR: "fra|f",
  GB: "gbr|uk|u k|great britain|england|scotland|wales|grossbritannien|gran bretagna|grande bretagne|gran bretana|united kingdom of great britain and northern ireland",
  GR: "grc|el|hellas",
  HR: "hrv",
  HU: "hun",
  ID: "idn",
  IE: "irl|republic of ireland|eire",
  IL: "isr",
  IN: "ind",
  IR: "iran",
  IT: "ita|i",
  JP: "jpn|nippon",
  KR: "kor|korea|south korea|republic of korea|rok",
  LT: "ltu",
  LV: "lva",
  MA: "mar",
  MX: "mex",
  MY: "mys",
  NL: "nld|holland|the netherlands|niederlande|pays bas|paesi bassi|olanda|hollande|holanda",
  NO: "nor",
  NZ: "nzl",
  PH: "phl",
  PL: "pol",
  PT: "prt",
  RO: "rou|rom",
  RU: "rus|russian federation|russische foderation",
  SE: "swe",
  SG: "sgp",
  SI: "svn",
  SK: "svk|slovak republic",
  TH: "tha",
  TN: "tun",
  TR: "tur|turkey|turkei|turquie|turchia|turquia",
  TW: "twn|taiwan r o c|chinese taipei",
  UA: "ukr",
  US: "usa|u s a|u s|united states of america|america|vereinigte staaten von amerika|etats unis d amerique|stati uniti d america|ee uu|eeuu",
  VN: "vnm|viet nam",
  ZA: "zaf|rsa",
};

/** Every country with its code, and its name in the languages of the interface. */
export function countryWords(): ClosedValue[] {
  const names = languages.map(
    (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }),
  );
  return countries.map((code) => {
    const said = (besides[code] ?? "").split("|");
    const words = [code, ...names.map((name) => name.of(code) ?? ""), ...said].map(plainWords);
    return { value: code, words: [...new Set(words)].filter((word) => word !== "") };
  });
}
