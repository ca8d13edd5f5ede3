import type { Phrases } from "./phrase.ts";

/** The page behind the link of a digest, for whoever holds it. */
export const unsubscribePhrases = {
  "unsubscribe.title": {
    en: "Stop mails about saved searches",
    de: "E-Mails zu gespeicherten Suchen abbestellen",
    it: "Non ricevere più e-mail sulle ricerche salvate",
    fr: "Ne plus recevoir d’e-mails sur les recherches enregistrées",
    es: "Dejar de recibir correos de búsquedas guardadas",
  },
  "unsubscribe.waiting": {
    en: "One moment …",
    de: "Einen Augenblick …",
    it: "Un momento …",
    fr: "Un instant …",
    es: "Un momento…",
  },
  "unsubscribe.done": {
    en: "Done: you will get no more mails about your saved searches. The searches themselves stay, and you can have news mailed again at any time.",
    de: "Erledigt: Sie erhalten keine E-Mails mehr zu Ihren gespeicherten Suchen. Die Suchen selbst bleiben, und Sie können sich Neues jederzeit wieder mailen lassen.",
    it: "Fatto: non riceverai più e-mail sulle tue ricerche salvate. Le ricerche restano e puoi riattivare le e-mail in qualsiasi momento.",
    fr: "C’est fait : vous ne recevrez plus d’e-mails sur vos recherches enregistrées. Les recherches restent et vous pouvez réactiver les e-mails à tout moment.",
    es: "Listo: no recibirá más correos de sus búsquedas guardadas. Las búsquedas se conservan y puede volver a activar los correos cuando quiera.",
  },
  "unsubscribe.failed": {
    en: "This did not work. The link may be incomplete: copy it whole from the mail, or log in and choose “Never” for your searches.",
    de: "Das hat nicht geklappt. Vielleicht ist der Link unvollständig: Kopieren Sie ihn ganz aus der E-Mail, oder melden Sie sich an und wählen Sie bei Ihren Suchen „Nie“.",
    it: "Non ha funzionato. Forse il link è incompleto: copialo per intero dall’e-mail, oppure accedi e scegli «Mai» per le tue ricerche.",
    fr: "Cela n’a pas fonctionné. Le lien est peut-être incomplet : copiez-le en entier depuis l’e-mail, ou connectez-vous et choisissez « Jamais » pour vos recherches.",
    es: "No ha funcionado. Puede que el enlace esté incompleto: cópielo entero del correo, o inicie sesión y elija «Nunca» en sus búsquedas.",
  },
  "unsubscribe.again": {
    en: "Try again",
    de: "Noch einmal versuchen",
    it: "Riprova",
    fr: "Réessayer",
    es: "Intentar de nuevo",
  },
  "unsubscribe.searches": {
    en: "My saved searches",
    de: "Meine gespeicherten Suchen",
    it: "Le mie ricerche salvate",
    fr: "Mes recherches enregistrées",
    es: "Mis búsquedas guardadas",
  },
} as const satisfies Phrases;
