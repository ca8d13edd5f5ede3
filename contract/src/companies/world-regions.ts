/** Parts of the world that a supplier is looked for in; a company's follows from its country. */
export const worldRegions = [
  "EUROPE",
  "NORTH_AMERICA",
  "LATIN_AMERICA",
  "ASIA",
  "MIDDLE_EAST",
  "AFRICA",
  "OCEANIA",
] as const;
export type WorldRegion = (typeof worldRegions)[number];

/** ISO 3166-1 alpha-2. Mexico, Central America and the Caribbean trade as Latin America. */
const countriesOf: Record<WorldRegion, string> = {
  EUROPE:
    "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK",
  NORTH_AMERICA: "BM CA GL PM US",
  LATIN_AMERICA:
    "AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI",
  ASIA: "AF AM AZ BD BN BT CN GE HK ID IN IO JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN",
  MIDDLE_EAST: "AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE",
  AFRICA:
    "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW",
  OCEANIA: "AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS",
};

const regionOf = new Map(
  worldRegions.flatMap((region) =>
    countriesOf[region].split(" ").map((country) => [country, region] as const),
  ),
);

/** Null where nobody trades, and for codes that are none. */
export const worldRegionOf = (country: string): WorldRegion | null => regionOf.get(country) ?? null;
