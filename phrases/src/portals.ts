import type { Phrases } from "./phrase.ts";

/** Words of the events' enumerations (spec 3): `<enumeration>.<VALUE>`. */
export const portalsPhrases = {
  "event-types.EXHIBITION": {
    en: "Exhibition",
    de: "Ausstellung",
    it: "Esposizione",
    fr: "Exposition",
    es: "Exposición",
  },
  "event-types.TRADE_SHOW": {
    en: "Trade show",
    de: "Messe",
    it: "Fiera",
    fr: "Salon professionnel",
    es: "Feria profesional",
  },
  "event-types.CONGRESS": {
    en: "Congress",
    de: "Kongress",
    it: "Congresso",
    fr: "Congrès",
    es: "Congreso",
  },
  "event-types.EXPO": {
    en: "Expo",
    de: "Expo",
    it: "Expo",
    fr: "Expo",
    es: "Expo",
  },
  "event-types.CONVENTION": {
    en: "Convention",
    de: "Fachtagung",
    it: "Convention",
    fr: "Convention",
    es: "Convención",
  },
  "event-types.BRAND_PORTAL": {
    en: "Brand portal",
    de: "Markenportal",
    it: "Portale del marchio",
    fr: "Portail de marque",
    es: "Portal de marca",
  },
  "event-types.SUPPLIER_PORTAL": {
    en: "Supplier portal",
    de: "Lieferantenportal",
    it: "Portale fornitori",
    fr: "Portail fournisseurs",
    es: "Portal de proveedores",
  },
  "event-types.CUSTOMER_PORTAL": {
    en: "Customer portal",
    de: "Kundenportal",
    it: "Portale clienti",
    fr: "Portail clients",
    es: "Portal de clientes",
  },
  "portal-user-status.NOT_SIGNED_UP": {
    en: "Not signed up",
    de: "Nicht angemeldet",
    it: "Non registrato",
    fr: "Non inscrit",
    es: "No registrado",
  },
  "portal-user-status.AWAITING_VERIFICATION": {
    en: "Awaiting verification",
    de: "Wartet auf Verifizierung",
    it: "In attesa di verifica",
    fr: "En attente de vérification",
    es: "Pendiente de verificación",
  },
  "portal-user-status.VERIFIED": {
    en: "Verified",
    de: "Verifiziert",
    it: "Verificato",
    fr: "Vérifié",
    es: "Verificado",
  },
  "portal-user-status.BLOCKED": {
    en: "Blocked",
    de: "Gesperrt",
    it: "Bloccato",
    fr: "Bloqué",
    es: "Bloqueado",
  },
} as const satisfies Phrases;
