import type { Phrases } from "./phrase.ts";

/** The list of contents in a zip of documents. */
export const downloadsContentsPhrases = {
  "downloads.contents.file": {
    en: "File",
    de: "Datei",
    it: "File",
    fr: "Fichier",
    es: "Archivo",
  },
  "downloads.contents.type": {
    en: "Type",
    de: "Art",
    it: "Tipo",
    fr: "Type",
    es: "Tipo",
  },
  "downloads.contents.product": {
    en: "Product",
    de: "Produkt",
    it: "Prodotto",
    fr: "Produit",
    es: "Producto",
  },
  "downloads.contents.company": {
    en: "Company",
    de: "Unternehmen",
    it: "Azienda",
    fr: "Entreprise",
    es: "Empresa",
  },
  "downloads.contents.version": {
    en: "Version",
    de: "Version",
    it: "Versione",
    fr: "Version",
    es: "Versión",
  },
  "downloads.contents.language": {
    en: "Language",
    de: "Sprache",
    it: "Lingua",
    fr: "Langue",
    es: "Idioma",
  },
  "downloads.contents.valid-until": {
    en: "Valid until",
    de: "Gültig bis",
    it: "Valido fino al",
    fr: "Valable jusqu’au",
    es: "Válido hasta",
  },
  "downloads.contents.uploaded": {
    en: "Uploaded",
    de: "Hochgeladen",
    it: "Caricato",
    fr: "Chargé",
    es: "Subido",
  },
  "downloads.contents.note": {
    en: "Why it is missing",
    de: "Warum es fehlt",
    it: "Perché manca",
    fr: "Raison de l’absence",
    es: "Por qué falta",
  },
} as const satisfies Phrases;
