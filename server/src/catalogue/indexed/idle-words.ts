/**
 * Words that say nothing of what somebody looks for: what questions, shopping and German compounds
 * are made of, in five languages. A query is first tried with them.
 */
export const idleWords = `
  a an the of for in on at to with without and or is are am be it its this that these those there
  what which who where when how why can could should would do does did i we my our you me need want
  looking look find search like get got make makes made used use using something anything some any
  good best better cheap cheapest great top new replace replaces replacement substitute instead
  alternative alternatives alternatively price prices pricing cost costs buy buying purchase order
  supplier suppliers supply manufacturer manufacturers producer distributor wholesale bulk sale
  sample samples sds msds tds pdf datasheet data sheet safety certificate coa spec specification
  kg kilo gram grams liter litre ton per about against high low quality grade pure please help

  der die das den dem des ein eine einen einem einer und oder ist sind ich wir mein unser man wo was
  wer wie warum welche welcher welches welchen womit womit für fuer mit ohne gegen von vom zu zum zur
  im am auf bei aus als statt anstatt anstelle ersetzt ersetzen ersatz alternative alternativen
  suche suchen brauche brauchen gesucht gibt es kaufen bestellen preis preise kosten günstig billig
  gut beste besten bester lieferant lieferanten hersteller händler großhandel muster sicherheitsblatt
  sicherheitsdatenblatt datenblatt mittel stoff stoffe wirkstoff wirkstoffe rohstoff rohstoffe
  creme cremes produkt produkte zusatz zusatzstoff zusatzstoffe bitte verdickt macht

  le la les un une des du de d l et ou est sont je nous mon notre quel quelle quels quelles qui que
  quoi comment pourquoi pour avec sans contre par dans sur au aux en ce cette remplace remplacer
  remplacement substitut alternative cherche chercher trouver acheter prix coût tarif fournisseur
  fournisseurs fabricant distributeur grossiste échantillon fiche sécurité technique bon meilleur
  produit produits ingrédient agent

  il lo gli i un uno una del della dei delle di da per con senza contro e o è sono io noi che cosa
  quale quali chi come perché dove sostituisce sostituire sostituto alternativa alternativo cerco
  trovare comprare acquistare prezzo prezzi costo fornitore fornitori produttore distributore
  ingrosso campione scheda sicurezza buono migliore prodotto prodotti ingrediente agente

  el los las unos unas al y u es son yo nosotros mi nuestro qué cuál cuáles quién cómo por porqué
  dónde para sin contra sustituye sustituir sustituto alternativa busco buscar encontrar comprar
  precio precios coste proveedor proveedores fabricante distribuidor mayorista muestra ficha
  seguridad bueno mejor producto productos ingrediente ingredient ingredients product products
`
  .trim()
  .split(/\s+/);
