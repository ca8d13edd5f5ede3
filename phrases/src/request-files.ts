import type { Phrases } from "./phrase.ts";

export const requestFilePhrases = {
  "requests.attach": {
    en: "Attach files",
    de: "Dateien anhängen",
    it: "Allega file",
    fr: "Joindre des fichiers",
    es: "Adjuntar archivos",
  },
  "requests.attach.hint": {
    en: "Documents up to 30 MB, pictures up to 10 MB",
    de: "Dokumente bis 30 MB, Bilder bis 10 MB",
    it: "Documenti fino a 30 MB, immagini fino a 10 MB",
    fr: "Documents jusqu’à 30 Mo, images jusqu’à 10 Mo",
    es: "Documentos de hasta 30 MB, imágenes de hasta 10 MB",
  },
  "requests.attach.again": {
    en: "Try again",
    de: "Erneut versuchen",
    it: "Riprova",
    fr: "Réessayer",
    es: "Reintentar",
  },
  "requests.attaching": {
    en: "Uploading …",
    de: "Wird hochgeladen …",
    it: "Caricamento …",
    fr: "Envoi en cours …",
    es: "Subiendo …",
  },
  "requests.detach": {
    en: "Remove {{name}}",
    de: "{{name}} entfernen",
    it: "Rimuovi {{name}}",
    fr: "Retirer {{name}}",
    es: "Quitar {{name}}",
  },
  "requests.files": {
    en: "Files",
    de: "Dateien",
    it: "File",
    fr: "Fichiers",
    es: "Archivos",
  },
} as const satisfies Phrases;
