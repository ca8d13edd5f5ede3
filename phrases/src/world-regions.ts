import type { Phrases } from "./phrase.ts";

/** Parts of the world that a supplier is looked for in. */
export const worldRegionPhrases = {
  "world-regions.EUROPE": {
    en: "Europe",
    de: "Europa",
    it: "Europa",
    fr: "Europe",
    es: "Europa",
  },
  "world-regions.NORTH_AMERICA": {
    en: "North America",
    de: "Nordamerika",
    it: "Nord America",
    fr: "Amérique du Nord",
    es: "Norteamérica",
  },
  "world-regions.LATIN_AMERICA": {
    en: "Latin America and Caribbean",
    de: "Lateinamerika und Karibik",
    it: "America Latina e Caraibi",
    fr: "Amérique latine et Caraïbes",
    es: "América Latina y Caribe",
  },
  "world-regions.ASIA": {
    en: "Asia",
    de: "Asien",
    it: "Asia",
    fr: "Asie",
    es: "Asia",
  },
  "world-regions.MIDDLE_EAST": {
    en: "Middle East",
    de: "Naher Osten",
    it: "Medio Oriente",
    fr: "Moyen-Orient",
    es: "Oriente Medio",
  },
  "world-regions.AFRICA": {
    en: "Africa",
    de: "Afrika",
    it: "Africa",
    fr: "Afrique",
    es: "África",
  },
  "world-regions.OCEANIA": {
    en: "Oceania",
    de: "Ozeanien",
    it: "Oceania",
    fr: "Océanie",
    es: "Oceanía",
  },
} as const satisfies Phrases;
