import type { Phrases } from "./phrase.ts";

export const productLabelsPhrases = {
  "labels.column.products": {
    en: "Products",
    de: "Produkte",
    it: "Prodotti",
    fr: "Produits",
    es: "Productos",
  },
  "labels.products": {
    one: {
      en: "{{count}} product",
      de: "{{count}} Produkt",
      it: "{{count}} prodotto",
      fr: "{{count}} produit",
      es: "{{count}} producto",
    },
    other: {
      en: "{{count}} products",
      de: "{{count}} Produkte",
      it: "{{count}} prodotti",
      fr: "{{count}} produits",
      es: "{{count}} productos",
    },
  },
  "product-page.labels": {
    en: "Labels",
    de: "Labels",
    it: "Etichette",
    fr: "Labels",
    es: "Etiquetas",
  },
} satisfies Phrases;
