import type { Phrases } from "./phrase.ts";

export const requestFormAddressPhrases = {
  "requests.form.address": {
    en: "Shipping address",
    de: "Lieferadresse",
    it: "Indirizzo di spedizione",
    fr: "Adresse de livraison",
    es: "Dirección de envío",
  },
  "requests.form.street": {
    en: "Street and number",
    de: "Straße und Hausnummer",
    it: "Via e numero civico",
    fr: "Rue et numéro",
    es: "Calle y número",
  },
  "requests.form.postal-code": {
    en: "Postal code",
    de: "Postleitzahl",
    it: "CAP",
    fr: "Code postal",
    es: "Código postal",
  },
  "requests.form.city": {
    en: "City",
    de: "Ort",
    it: "Città",
    fr: "Ville",
    es: "Ciudad",
  },
  "requests.form.country": {
    en: "Country",
    de: "Land",
    it: "Paese",
    fr: "Pays",
    es: "País",
  },
  "requests.form.contact": {
    en: "Your contact data",
    de: "Ihre Kontaktdaten",
    it: "I tuoi dati di contatto",
    fr: "Vos coordonnées",
    es: "Sus datos de contacto",
  },
  "requests.form.person-title": {
    en: "Title",
    de: "Anrede",
    it: "Titolo",
    fr: "Civilité",
    es: "Tratamiento",
  },
  "requests.form.full-name": {
    en: "Full name",
    de: "Vor- und Nachname",
    it: "Nome e cognome",
    fr: "Nom complet",
    es: "Nombre completo",
  },
  "requests.form.company": {
    en: "Company",
    de: "Unternehmen",
    it: "Azienda",
    fr: "Entreprise",
    es: "Empresa",
  },
  "requests.form.department": {
    en: "Function or department",
    de: "Funktion oder Abteilung",
    it: "Funzione o reparto",
    fr: "Fonction ou service",
    es: "Función o departamento",
  },
} as const satisfies Phrases;
