import type { Language } from "@neroli/contract/kernel/language.ts";

/** The terms of a demonstration portal; `house` is the invented company that it belongs to. */
export const portalTerms = (house: string): Record<Language, string> => ({
  en: `${house} is an invented company, and these are the terms of its demonstration portal.

1. What you read here about products, prices and documents is meant for your own work with ${house}. Please do not pass it on.
2. Give your own name and your address at work. One account is one person.
3. What you ask for or write reaches ${house} and the supplier concerned, and nobody else.
4. ${house} lets people in, and may close an access that is misused.
5. You may leave at any time; write to the support of the portal.`,
  de: `${house} ist ein erfundenes Unternehmen, und dies sind die Bedingungen seines Vorführportals.

1. Was Sie hier über Produkte, Preise und Dokumente lesen, ist für Ihre eigene Arbeit mit ${house} bestimmt. Bitte geben Sie es nicht weiter.
2. Nennen Sie Ihren eigenen Namen und Ihre geschäftliche Adresse. Ein Konto gehört einer Person.
3. Was Sie anfragen oder schreiben, erreicht ${house} und den betreffenden Anbieter, sonst niemanden.
4. ${house} lässt Personen zu und kann einen Zugang schließen, der missbraucht wird.
5. Sie können jederzeit gehen; schreiben Sie dem Support des Portals.`,
  it: `${house} è un’azienda inventata e queste sono le condizioni del suo portale dimostrativo.

1. Ciò che leggi qui su prodotti, prezzi e documenti serve al tuo lavoro con ${house}. Ti preghiamo di non divulgarlo.
2. Indica il tuo nome e il tuo indirizzo di lavoro. Un account appartiene a una sola persona.
3. Ciò che chiedi o scrivi raggiunge ${house} e il fornitore interessato, e nessun altro.
4. ${house} ammette le persone e può chiudere un accesso usato in modo improprio.
5. Puoi andartene in qualsiasi momento: scrivi all’assistenza del portale.`,
  fr: `${house} est une entreprise imaginaire, et voici les conditions de son portail de démonstration.

1. Ce que vous lisez ici sur les produits, les prix et les documents est destiné à votre propre travail avec ${house}. Merci de ne pas le transmettre.
2. Indiquez votre nom et votre adresse professionnelle. Un compte appartient à une seule personne.
3. Ce que vous demandez ou écrivez parvient à ${house} et au fournisseur concerné, et à personne d’autre.
4. ${house} admet les personnes et peut fermer un accès détourné de son usage.
5. Vous pouvez partir à tout moment : écrivez à l’assistance du portail.`,
  es: `${house} es una empresa inventada y estas son las condiciones de su portal de demostración.

1. Lo que lea aquí sobre productos, precios y documentos es para su propio trabajo con ${house}. Le rogamos que no lo difunda.
2. Indique su nombre y su dirección de trabajo. Una cuenta pertenece a una sola persona.
3. Lo que pida o escriba llega a ${house} y al proveedor correspondiente, y a nadie más.
4. ${house} admite a las personas y puede cerrar un acceso del que se haga mal uso.
5. Puede marcharse en cualquier momento: escriba a la asistencia del portal.`,
});
