import type { Phrases } from "./phrase.ts";

/** Why bookmarks and saved searches are refused. */
export const errorsKeptPhrases = {
  "errors.bookmarks.full": {
    en: "You have {{count}} bookmarks, which is as many as there can be. Remove some, then add new ones.",
    de: "Sie haben {{count}} Lesezeichen, mehr sind nicht möglich. Entfernen Sie einige, um neue anzulegen.",
    it: "Hai {{count}} segnalibri, il massimo possibile. Rimuovine alcuni per aggiungerne di nuovi.",
    fr: "Vous avez {{count}} favoris, c’est le maximum. Supprimez-en quelques-uns pour en ajouter.",
    es: "Tiene {{count}} marcadores, el máximo posible. Elimine algunos para añadir otros.",
  },
  "errors.bookmarks.folders-full": {
    en: "You have {{count}} folders, which is as many as there can be. Delete one, then create a new one.",
    de: "Sie haben {{count}} Ordner, mehr sind nicht möglich. Löschen Sie einen, um einen neuen anzulegen.",
    it: "Hai {{count}} cartelle, il massimo possibile. Eliminane una per crearne un’altra.",
    fr: "Vous avez {{count}} dossiers, c’est le maximum. Supprimez-en un pour en créer un autre.",
    es: "Tiene {{count}} carpetas, el máximo posible. Elimine una para crear otra.",
  },
  "errors.bookmarks.title-taken": {
    en: "You have a folder of this name already.",
    de: "Sie haben bereits einen Ordner mit diesem Namen.",
    it: "Hai già una cartella con questo nome.",
    fr: "Vous avez déjà un dossier de ce nom.",
    es: "Ya tiene una carpeta con este nombre.",
  },
  "errors.saved-searches.full": {
    en: "You have {{count}} saved searches, which is as many as there can be. Delete one, then save this one.",
    de: "Sie haben {{count}} gespeicherte Suchen, mehr sind nicht möglich. Löschen Sie eine, um diese zu speichern.",
    it: "Hai {{count}} ricerche salvate, il massimo possibile. Eliminane una per salvare questa.",
    fr: "Vous avez {{count}} recherches enregistrées, c’est le maximum. Supprimez-en une pour enregistrer celle-ci.",
    es: "Tiene {{count}} búsquedas guardadas, el máximo posible. Elimine una para guardar esta.",
  },
  "errors.saved-searches.already": {
    en: "You have saved this search already, as “{{name}}”.",
    de: "Diese Suche haben Sie bereits gespeichert, als „{{name}}“.",
    it: "Hai già salvato questa ricerca, con il nome «{{name}}».",
    fr: "Vous avez déjà enregistré cette recherche, sous le nom « {{name}} ».",
    es: "Ya ha guardado esta búsqueda, como «{{name}}».",
  },
} as const satisfies Phrases;
