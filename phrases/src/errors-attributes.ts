import type { Phrases } from "./phrase.ts";

export const errorsAttributesPhrases = {
  "errors.attributes.term-taken": {
    en: "“{{term}}” is defined already in this vocabulary.",
    de: "„{{term}}“ ist in diesem Vokabular schon definiert.",
    it: "«{{term}}» è già definito in questo vocabolario.",
    fr: "« {{term}} » est déjà défini dans ce vocabulaire.",
    es: "«{{term}}» ya está definido en este vocabulario.",
  },
  "errors.attributes.in-use": {
    one: {
      en: "{{count}} product carries this term. Merge it into another one, or take it away there.",
      de: "{{count}} Produkt trägt diesen Begriff. Legen Sie ihn mit einem anderen zusammen oder nehmen Sie ihn dort weg.",
      it: "{{count}} prodotto ha questo termine. Uniscilo a un altro o toglilo da lì.",
      fr: "{{count}} produit porte ce terme. Fusionnez-le avec un autre ou retirez-le-lui.",
      es: "{{count}} producto lleva este término. Únalo a otro o quítelo de allí.",
    },
    other: {
      en: "{{count}} products carry this term. Merge it into another one, or take it away there.",
      de: "{{count}} Produkte tragen diesen Begriff. Legen Sie ihn mit einem anderen zusammen oder nehmen Sie ihn dort weg.",
      it: "{{count}} prodotti hanno questo termine. Uniscilo a un altro o toglilo da lì.",
      fr: "{{count}} produits portent ce terme. Fusionnez-le avec un autre ou retirez-le-leur.",
      es: "{{count}} productos llevan este término. Únalo a otro o quítelo de allí.",
    },
  },
  "errors.attributes.other-field": {
    en: "Only two different terms of the same vocabulary can be merged.",
    de: "Nur zwei verschiedene Begriffe desselben Vokabulars lassen sich zusammenlegen.",
    it: "Si possono unire solo due termini diversi dello stesso vocabolario.",
    fr: "Seuls deux termes différents du même vocabulaire peuvent être fusionnés.",
    es: "Solo se pueden unir dos términos distintos del mismo vocabulario.",
  },
} as const satisfies Phrases;
