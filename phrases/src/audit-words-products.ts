import type { Phrases } from "./phrase.ts";

/** What the audit trail tells of products. */
export const auditWordsProductsPhrases = {
  "audit.field.trashed": {
    en: "In the trash",
    de: "Im Papierkorb",
    it: "Nel cestino",
    fr: "Dans la corbeille",
    es: "En la papelera",
  },
  "audit.field.duplicate_of": {
    en: "Duplicate of",
    de: "Duplikat von",
    it: "Duplicato di",
    fr: "Copie de",
    es: "Duplicado de",
  },
  "audit.field.visibility": {
    en: "Visibility: {field}",
    de: "Sichtbarkeit: {field}",
    it: "Visibilità: {field}",
    fr: "Visibilité : {field}",
    es: "Visibilidad: {field}",
  },
  "audit-entities.product": {
    en: "Product",
    de: "Produkt",
    it: "Prodotto",
    fr: "Produit",
    es: "Producto",
  },
  "audit-actions.product.created": {
    en: "Product created",
    de: "Produkt angelegt",
    it: "Prodotto creato",
    fr: "Produit créé",
    es: "Producto creado",
  },
  "audit-actions.product.saved": {
    en: "Product saved",
    de: "Produkt gespeichert",
    it: "Prodotto salvato",
    fr: "Produit enregistré",
    es: "Producto guardado",
  },
  "audit-actions.product.undone": {
    en: "Change of a product undone",
    de: "Änderung an einem Produkt rückgängig gemacht",
    it: "Modifica di un prodotto annullata",
    fr: "Modification d’un produit annulée",
    es: "Cambio de un producto deshecho",
  },
  "audit-actions.product.trashed": {
    en: "Product moved to the trash",
    de: "Produkt in den Papierkorb verschoben",
    it: "Prodotto spostato nel cestino",
    fr: "Produit mis à la corbeille",
    es: "Producto movido a la papelera",
  },
  "audit-actions.product.recovered": {
    en: "Product recovered from the trash",
    de: "Produkt wiederhergestellt",
    it: "Prodotto ripristinato dal cestino",
    fr: "Produit restauré",
    es: "Producto recuperado de la papelera",
  },
  "audit-actions.product.visibility-changed": {
    en: "Visibility of a product changed",
    de: "Sichtbarkeit eines Produkts geändert",
    it: "Visibilità di un prodotto modificata",
    fr: "Visibilité d’un produit modifiée",
    es: "Visibilidad de un producto modificada",
  },
} as const satisfies Phrases;
