import type { Phrases } from "./phrase.ts";

export const auditWordsOfSynonymsPhrases = {
  "audit-actions.synonym.created": {
    en: "Synonyms added",
    de: "Synonyme angelegt",
    it: "Sinonimi aggiunti",
    fr: "Synonymes ajoutés",
    es: "Sinónimos añadidos",
  },
  "audit-actions.synonym.saved": {
    en: "Synonyms saved",
    de: "Synonyme gespeichert",
    it: "Sinonimi salvati",
    fr: "Synonymes enregistrés",
    es: "Sinónimos guardados",
  },
  "audit-actions.synonym.removed": {
    en: "Synonyms removed",
    de: "Synonyme entfernt",
    it: "Sinonimi rimossi",
    fr: "Synonymes supprimés",
    es: "Sinónimos eliminados",
  },
  "audit-entities.synonym": {
    en: "Synonyms",
    de: "Synonyme",
    it: "Sinonimi",
    fr: "Synonymes",
    es: "Sinónimos",
  },
} as const satisfies Phrases;
