import type { Phrases } from "./phrase.ts";

/** The digest of what saved searches newly find. */
export const savedSearchesMailPhrases = {
  "saved-searches.mail.subject": {
    en: "New products for “{{name}}”",
    de: "Neue Produkte zu „{{name}}“",
    it: "Nuovi prodotti per «{{name}}»",
    fr: "Nouveaux produits pour « {{name}} »",
    es: "Productos nuevos para «{{name}}»",
  },
  "saved-searches.mail.subject.several": {
    en: "New products for {{count}} of your saved searches",
    de: "Neue Produkte zu {{count}} Ihrer gespeicherten Suchen",
    it: "Nuovi prodotti per {{count}} delle tue ricerche salvate",
    fr: "Nouveaux produits pour {{count}} de vos recherches enregistrées",
    es: "Productos nuevos para {{count}} de sus búsquedas guardadas",
  },
  "saved-searches.mail.greeting": {
    en: "Hello {{firstname}},",
    de: "Guten Tag {{firstname}},",
    it: "Ciao {{firstname}},",
    fr: "Bonjour {{firstname}},",
    es: "Hola, {{firstname}}:",
  },
  "saved-searches.mail.lead": {
    en: "This has been listed since our last mail and fits what you look for.",
    de: "Das ist seit unserer letzten E-Mail hinzugekommen und passt zu dem, was Sie suchen.",
    it: "Ecco che cosa si è aggiunto dalla nostra ultima e-mail e corrisponde a ciò che cerchi.",
    fr: "Voici ce qui s’est ajouté depuis notre dernier e-mail et correspond à ce que vous cherchez.",
    es: "Esto se ha añadido desde nuestro último correo y coincide con lo que busca.",
  },
  "saved-searches.mail.count": {
    one: {
      en: "{{count}} new product",
      de: "{{count}} neues Produkt",
      it: "{{count}} nuovo prodotto",
      fr: "{{count}} nouveau produit",
      es: "{{count}} producto nuevo",
    },
    other: {
      en: "{{count}} new products",
      de: "{{count}} neue Produkte",
      it: "{{count}} nuovi prodotti",
      fr: "{{count}} nouveaux produits",
      es: "{{count}} productos nuevos",
    },
  },
  "saved-searches.mail.many": {
    en: "More than {{count}} new products",
    de: "Mehr als {{count}} neue Produkte",
    it: "Più di {{count}} nuovi prodotti",
    fr: "Plus de {{count}} nouveaux produits",
    es: "Más de {{count}} productos nuevos",
  },
  "saved-searches.mail.all": {
    en: "Show them all, the newest first",
    de: "Alle anzeigen, die neuesten zuerst",
    it: "Mostrali tutti, i più recenti prima",
    fr: "Tous les afficher, les plus récents d’abord",
    es: "Verlos todos, los más recientes primero",
  },
  "saved-searches.mail.open": {
    en: "My saved searches",
    de: "Meine gespeicherten Suchen",
    it: "Le mie ricerche salvate",
    fr: "Mes recherches enregistrées",
    es: "Mis búsquedas guardadas",
  },
  "saved-searches.mail.footer": {
    en: "You get this mail because you asked to be told what is new in your saved searches.",
    de: "Sie erhalten diese E-Mail, weil Sie über Neues in Ihren gespeicherten Suchen informiert werden möchten.",
    it: "Ricevi questa e-mail perché hai chiesto di essere informato sulle novità delle tue ricerche salvate.",
    fr: "Vous recevez cet e-mail parce que vous avez demandé les nouveautés de vos recherches enregistrées.",
    es: "Recibe este correo porque pidió que le avisáramos de las novedades de sus búsquedas guardadas.",
  },
  "saved-searches.mail.stop": {
    en: "Stop these mails",
    de: "Diese E-Mails abbestellen",
    it: "Non inviare più queste e-mail",
    fr: "Ne plus recevoir ces e-mails",
    es: "No recibir más estos correos",
  },
} as const satisfies Phrases;
