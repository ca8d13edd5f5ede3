import type { Phrases } from "./phrase.ts";

/** What people are told of documents and downloads. */
export const notificationsDocumentsPhrases = {
  "notifications.said.DOCUMENT_ENDING": {
    en: "Valid only until {{validity}}: {{document}}",
    de: "Nur noch gültig bis {{validity}}: {{document}}",
    it: "Valido solo fino al {{validity}}: {{document}}",
    fr: "Valable seulement jusqu’au {{validity}} : {{document}}",
    es: "Válido solo hasta el {{validity}}: {{document}}",
  },
  "notifications.mail.open-downloads": {
    en: "Open your downloads",
    de: "Downloads öffnen",
    it: "Apri i tuoi download",
    fr: "Ouvrir vos téléchargements",
    es: "Abrir sus descargas",
  },
  "notifications.mail.footer.download": {
    en: "You receive this mail because you started this download on Neroli. It is kept for 7 days.",
    de: "Sie erhalten diese E-Mail, weil Sie diesen Download auf Neroli gestartet haben. Er wird 7 Tage lang bereitgehalten.",
    it: "Ricevi questa e-mail perché hai avviato questo download su Neroli. Viene conservato per 7 giorni.",
    fr: "Vous recevez cet e-mail car vous avez lancé ce téléchargement sur Neroli. Il est conservé pendant 7 jours.",
    es: "Recibe este correo porque ha iniciado esta descarga en Neroli. Se conserva durante 7 días.",
  },
  "notifications.mail.open-documents": {
    en: "Open the documents",
    de: "Dokumente öffnen",
    it: "Apri i documenti",
    fr: "Ouvrir les documents",
    es: "Abrir los documentos",
  },
  "notifications.mail.footer.documents": {
    en: "You receive this mail because you keep your company’s products on Neroli.",
    de: "Sie erhalten diese E-Mail, weil Sie die Produkte Ihres Unternehmens auf Neroli pflegen.",
    it: "Ricevi questa e-mail perché gestisci i prodotti della tua azienda su Neroli.",
    fr: "Vous recevez cet e-mail car vous gérez les produits de votre entreprise sur Neroli.",
    es: "Recibe este correo porque mantiene los productos de su empresa en Neroli.",
  },
} as const satisfies Phrases;
