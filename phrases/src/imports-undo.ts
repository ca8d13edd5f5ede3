import type { Phrases } from "./phrase.ts";

/** Imports: taking one back. */
export const importsUndoPhrases = {
  "imports.undo": {
    en: "Undo the import",
    de: "Import rückgängig machen",
    it: "Annulla l’importazione",
    fr: "Annuler l’importation",
    es: "Deshacer la importación",
  },
  "imports.undo.title": {
    en: "Undo {{name}}?",
    de: "{{name}} rückgängig machen?",
    it: "Annullare {{name}}?",
    fr: "Annuler {{name}} ?",
    es: "¿Deshacer {{name}}?",
  },
  "imports.undo.created": {
    one: {
      en: "The {{count}} product that it made is removed.",
      de: "Das {{count}} angelegte Produkt wird entfernt.",
      it: "Il {{count}} prodotto creato viene rimosso.",
      fr: "Le {{count}} produit créé est supprimé.",
      es: "El {{count}} producto creado se elimina.",
    },
    other: {
      en: "The {{count}} products that it made are removed.",
      de: "Die {{count}} angelegten Produkte werden entfernt.",
      it: "I {{count}} prodotti creati vengono rimossi.",
      fr: "Les {{count}} produits créés sont supprimés.",
      es: "Los {{count}} productos creados se eliminan.",
    },
  },
  "imports.undo.updated": {
    one: {
      en: "The {{count}} product that it changed is as it was before.",
      de: "Das {{count}} geänderte Produkt ist wieder wie zuvor.",
      it: "Il {{count}} prodotto modificato torna com’era.",
      fr: "Le {{count}} produit modifié redevient comme avant.",
      es: "El {{count}} producto cambiado vuelve a como estaba.",
    },
    other: {
      en: "The {{count}} products that it changed are as they were before.",
      de: "Die {{count}} geänderten Produkte sind wieder wie zuvor.",
      it: "I {{count}} prodotti modificati tornano com’erano.",
      fr: "Les {{count}} produits modifiés redeviennent comme avant.",
      es: "Los {{count}} productos cambiados vuelven a como estaban.",
    },
  },
  "imports.undo.left": {
    en: "What somebody changed after the import stays as it is now; made products that are in use elsewhere go to the trash instead.",
    de: "Was nach dem Import jemand geändert hat, bleibt, wie es jetzt ist; angelegte Produkte, die anderswo verwendet werden, kommen stattdessen in den Papierkorb.",
    it: "Ciò che qualcuno ha modificato dopo l’importazione resta com’è ora; i prodotti creati che sono in uso altrove vanno invece nel cestino.",
    fr: "Ce que quelqu’un a modifié après l’importation reste tel quel ; les produits créés utilisés ailleurs vont à la corbeille.",
    es: "Lo que alguien cambió tras la importación se queda como está; los productos creados que se usan en otra parte van a la papelera.",
  },
  "imports.undone.deleted": {
    one: {
      en: "{{count}} product removed",
      de: "{{count}} Produkt entfernt",
      it: "{{count}} prodotto rimosso",
      fr: "{{count}} produit supprimé",
      es: "{{count}} producto eliminado",
    },
    other: {
      en: "{{count}} products removed",
      de: "{{count}} Produkte entfernt",
      it: "{{count}} prodotti rimossi",
      fr: "{{count}} produits supprimés",
      es: "{{count}} productos eliminados",
    },
  },
  "imports.undone.trashed": {
    one: {
      en: "{{count}} moved to the trash",
      de: "{{count}} in den Papierkorb gelegt",
      it: "{{count}} spostato nel cestino",
      fr: "{{count}} mis à la corbeille",
      es: "{{count}} movido a la papelera",
    },
    other: {
      en: "{{count}} moved to the trash",
      de: "{{count}} in den Papierkorb gelegt",
      it: "{{count}} spostati nel cestino",
      fr: "{{count}} mis à la corbeille",
      es: "{{count}} movidos a la papelera",
    },
  },
  "imports.undone.restored": {
    one: {
      en: "{{count}} as it was before",
      de: "{{count}} wieder wie zuvor",
      it: "{{count}} com’era prima",
      fr: "{{count}} comme avant",
      es: "{{count}} como antes",
    },
    other: {
      en: "{{count}} as they were before",
      de: "{{count}} wieder wie zuvor",
      it: "{{count}} com’erano prima",
      fr: "{{count}} comme avant",
      es: "{{count}} como antes",
    },
  },
  "imports.undone.left": {
    one: {
      en: "{{count}} left, changed since",
      de: "{{count}} belassen, seither geändert",
      it: "{{count}} lasciato, modificato nel frattempo",
      fr: "{{count}} laissé, modifié depuis",
      es: "{{count}} sin tocar, cambiado desde entonces",
    },
    other: {
      en: "{{count}} left, changed since",
      de: "{{count}} belassen, seither geändert",
      it: "{{count}} lasciati, modificati nel frattempo",
      fr: "{{count}} laissés, modifiés depuis",
      es: "{{count}} sin tocar, cambiados desde entonces",
    },
  },
  "imports.undone.deleted.one": {
    en: "product removed",
    de: "Produkt entfernt",
    it: "prodotto rimosso",
    fr: "produit supprimé",
    es: "producto eliminado",
  },
  "imports.undone.trashed.one": {
    en: "product in the trash",
    de: "Produkt im Papierkorb",
    it: "prodotto nel cestino",
    fr: "produit à la corbeille",
    es: "producto en la papelera",
  },
  "imports.undone.restored.one": {
    en: "as it was before",
    de: "wieder wie zuvor",
    it: "com’era prima",
    fr: "comme avant",
    es: "como antes",
  },
  "imports.undone.left.one": {
    en: "left, changed since",
    de: "belassen, seither geändert",
    it: "lasciato, modificato nel frattempo",
    fr: "laissé, modifié depuis",
    es: "sin tocar, cambiado desde entonces",
  },
  "imports.said.undone": {
    en: "The import is being undone",
    de: "Der Import wird rückgängig gemacht",
    it: "L’importazione viene annullata",
    fr: "L’importation est en cours d’annulation",
    es: "La importación se está deshaciendo",
  },
} as const satisfies Phrases;
