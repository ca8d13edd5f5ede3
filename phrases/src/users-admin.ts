import type { Phrases } from "./phrase.ts";

export const usersAdminPhrases = {
  "users-admin.mail.verified.subject": {
    en: "Your account is verified",
    de: "Ihr Konto ist verifiziert",
    it: "Il tuo account è verificato",
    fr: "Votre compte est vérifié",
    es: "Su cuenta está verificada",
  },
  "users-admin.mail.verified.vetted": {
    en: "You can now send requests to suppliers, download documents and read what suppliers show to verified users only.",
    de: "Sie können jetzt Anfragen an Anbieter senden, Dokumente herunterladen und lesen, was Anbieter nur verifizierten Personen zeigen.",
    it: "Ora puoi inviare richieste ai fornitori, scaricare documenti e leggere ciò che i fornitori mostrano solo agli utenti verificati.",
    fr: "Vous pouvez désormais envoyer des demandes aux fournisseurs, télécharger des documents et lire ce que les fournisseurs réservent aux utilisateurs vérifiés.",
    es: "Ya puede enviar solicitudes a los proveedores, descargar documentos y leer lo que los proveedores muestran solo a usuarios verificados.",
  },
  "users-admin.mail.verified.company": {
    en: "Our team is still reviewing your company. As soon as it is verified too, you can send requests and download documents.",
    de: "Unser Team prüft noch Ihr Unternehmen. Sobald auch dieses verifiziert ist, können Sie Anfragen senden und Dokumente herunterladen.",
    it: "Il nostro team sta ancora esaminando la tua azienda. Quando sarà verificata anch’essa, potrai inviare richieste e scaricare documenti.",
    fr: "Notre équipe examine encore votre entreprise. Dès qu’elle sera vérifiée elle aussi, vous pourrez envoyer des demandes et télécharger des documents.",
    es: "Nuestro equipo todavía está revisando su empresa. En cuanto también esté verificada, podrá enviar solicitudes y descargar documentos.",
  },
  "users-admin.mail.verified.button": {
    en: "Continue to Neroli",
    de: "Weiter zu Neroli",
    it: "Vai a Neroli",
    fr: "Continuer vers Neroli",
    es: "Ir a Neroli",
  },
  "users-admin.mail.footer": {
    en: "You receive this mail because you have an account with Neroli.",
    de: "Sie erhalten diese E-Mail, weil Sie ein Konto bei Neroli haben.",
    it: "Ricevi questa e-mail perché hai un account Neroli.",
    fr: "Vous recevez cet e-mail parce que vous avez un compte Neroli.",
    es: "Recibe este correo porque tiene una cuenta en Neroli.",
  },
} as const satisfies Phrases;
