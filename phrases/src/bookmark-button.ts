import type { Phrases } from "./phrase.ts";

/** The buttons on pages that visitors read too. */
export const bookmarkButtonPhrases = {
  "bookmark-button.add": {
    en: "Bookmark",
    de: "Merken",
    it: "Salva",
    fr: "Ajouter aux favoris",
    es: "Guardar",
  },
  "bookmark-button.named": {
    en: "Bookmark {{name}}",
    de: "Merken: {{name}}",
    it: "Salva {{name}}",
    fr: "Ajouter aux favoris : {{name}}",
    es: "Guardar {{name}}",
  },
  "bookmark-button.remove": {
    en: "Remove the bookmark",
    de: "Lesezeichen entfernen",
    it: "Rimuovi il segnalibro",
    fr: "Retirer des favoris",
    es: "Quitar el marcador",
  },
  "bookmark-button.sign-in": {
    en: "Log in to bookmark",
    de: "Anmelden und merken",
    it: "Accedi per salvare",
    fr: "Se connecter pour ajouter aux favoris",
    es: "Iniciar sesión para guardar",
  },
  "bookmark-button.save-search": {
    en: "Save search",
    de: "Suche speichern",
    it: "Salva la ricerca",
    fr: "Enregistrer la recherche",
    es: "Guardar la búsqueda",
  },
} as const satisfies Phrases;
