import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import { claimNames } from "./term-names-claims.ts";
import { functionNames } from "./term-names-functions.ts";
import { scienceNames } from "./term-names-science.ts";
import { senseNames } from "./term-names-senses.ts";

/**
 * What the terms of the demonstration are called: term | German | Italian | French | Spanish, and
 * after another bar spellings by which people look for it.
 */
export const termNames: Partial<Record<AttributeField, string>> = {
  ...claimNames,
  ...senseNames,
  ...scienceNames,
  functions: `${functionNames}
Skin conditioning | Hautpflegend | Condizionante per la pelle | Agent d’entretien de la peau | Acondicionador de la piel | Skin conditioner
Hair conditioning | Haarkonditionierend | Condizionante per capelli | Agent d’entretien capillaire | Acondicionador del cabello | Hair conditioner
Emollient | Emollient | Emolliente | Émollient | Emoliente | Softening agent; Skin conditioning - emollient
Humectant | Feuchthaltemittel | Umettante | Humectant | Humectante | Moisturizing agent; Skin conditioning - humectant
Cleansing agent | Reinigend | Detergente | Agent nettoyant | Agente limpiador | Cleanser; Cleansing
Foaming agent | Schaumbildner | Schiumogeno | Agent moussant | Espumante | Foamer; Foaming
Foam booster | Schaumverstärker | Stabilizzante di schiuma | Stimulateur de mousse | Potenciador de espuma | Foam boosting
Emulsifier | Emulgator | Emulsionante | Émulsifiant | Emulsionante | Emulsifying agent
Co-emulsifier | Co-Emulgator | Coemulsionante | Co-émulsifiant | Coemulsionante |
Emulsion stabiliser | Emulsionsstabilisator | Stabilizzante di emulsioni | Stabilisateur d’émulsion | Estabilizante de emulsiones | Emulsion stabilizer; Emulsion stabilising
Solubiliser | Lösungsvermittler | Solubilizzante | Agent solubilisant | Solubilizante | Solubilizer
Thickener | Verdicker | Addensante | Épaississant | Espesante | Thickening agent; Viscosity increasing
Gelling agent | Geliermittel | Gelificante | Gélifiant | Gelificante | Gellant; Gel forming
Rheology modifier | Rheologiemodifikator | Modificatore di reologia | Modificateur de rhéologie | Modificador reológico | Viscosity controlling
Film former | Filmbildner | Filmogeno | Agent filmogène | Formador de película | Film forming agent; Film forming
Hair fixative | Haarfixierend | Fissante per capelli | Agent fixant capillaire | Fijador del cabello | Hair fixing
Suspending agent | Suspendiermittel | Agente sospendente | Agent de suspension | Agente de suspensión |
Opacifier | Trübungsmittel | Opacizzante | Opacifiant | Opacificante | Opacifying agent; Opacifying
Pearlising agent | Perlglanzmittel | Perlante | Agent nacrant | Agente nacarante | Pearlescent
Preservative | Konservierungsmittel | Conservante | Conservateur | Conservante |
Preservative booster | Konservierungsverstärker | Potenziatore di conservanti | Renforçateur de conservation | Potenciador de conservantes |
Antioxidant | Antioxidans | Antiossidante | Antioxydant | Antioxidante | Antioxidants
Chelating agent | Komplexbildner | Chelante | Agent chélateur | Quelante | Sequestrant; Chelating
pH adjuster | pH-Regulator | Regolatore di pH | Régulateur de pH | Regulador de pH | Buffering agent; pH adjusters
UV filter | UV-Filter | Filtro UV | Filtre UV | Filtro UV | Sunscreen agent
SPF booster | LSF-Verstärker | Potenziatore di SPF | Renforçateur de FPS | Potenciador de FPS |
Colourant | Farbstoff | Colorante | Colorant | Colorante | Colorant; Dye; Cosmetic colorant
Exfoliant | Peelingmittel | Esfoliante | Exfoliant | Exfoliante | Exfoliating
Soothing agent | Beruhigend | Lenitivo | Agent apaisant | Calmante | Soothing
Active ingredient | Wirkstoff | Principio attivo | Principe actif | Principio activo | Active
Antiperspirant active | Antitranspirant-Wirkstoff | Attivo antitraspirante | Actif antitranspirant | Activo antitranspirante | Antiperspirant
Oral care agent | Mundpflegend | Agente per l’igiene orale | Agent d’hygiène buccale | Agente de higiene bucal | Oral care
Abrasive | Putzkörper | Abrasivo | Agent abrasif | Abrasivo | Abrasive agent
Sensory modifier | Sensorikmodifikator | Modificatore sensoriale | Modificateur sensoriel | Modificador sensorial |
Perfuming | Parfümierend | Profumante | Agent parfumant | Perfumante | Fragrance
Solvent | Lösungsmittel | Solvente | Solvant | Disolvente |
Hydrotrope | Hydrotrop | Idrotropo | Hydrotrope | Hidrótropo |
Builder | Gerüststoff | Coadiuvante del lavaggio | Adjuvant de lavage | Coadyuvante de lavado | Water softener
Bleaching agent | Bleichmittel | Sbiancante | Agent de blanchiment | Blanqueador | Bleach; Bleaching
Bleach activator | Bleichaktivator | Attivatore di sbianca | Activateur de blanchiment | Activador del blanqueo |
Enzyme | Enzym | Enzima | Enzyme | Enzima |
Fabric softening agent | Wäscheweichmacher | Ammorbidente per tessuti | Agent adoucissant textile | Suavizante textil | Fabric softener agent
Sweetener | Süßungsmittel | Edulcorante | Édulcorant | Edulcorante |
Acidulant | Säuerungsmittel | Acidificante | Acidifiant | Acidulante |
Flavouring | Aroma | Aroma | Arôme | Aromatizante | Flavoring
Stabiliser | Stabilisator | Stabilizzante | Stabilisant | Estabilizante | Stabilizer
Nutrient | Nährstoff | Nutriente | Nutriment | Nutriente |
Antifoaming agent | Schaumverhüter | Antischiuma | Antimoussant | Antiespumante | Defoamer; Antifoaming; Anti-foaming agent
Descaling agent | Entkalker | Disincrostante | Détartrant | Desincrustante |
Dye transfer inhibitor | Farbübertragungsinhibitor | Inibitore del trasferimento di colore | Inhibiteur de transfert de couleur | Inhibidor de transferencia de color |
Optical brightener | Optischer Aufheller | Sbiancante ottico | Azurant optique | Abrillantador óptico |
Bittering agent | Bitterstoff | Amaricante | Agent amérisant | Amargante |`,
  applications: `
Face cream | Gesichtscreme | Crema viso | Crème visage | Crema facial |
Serum | Serum | Siero | Sérum | Sérum |
Eye care | Augenpflege | Contorno occhi | Soin des yeux | Contorno de ojos |
Toner | Gesichtswasser | Tonico | Lotion tonique | Tónico |
Face mask | Gesichtsmaske | Maschera viso | Masque visage | Mascarilla facial |
Face cleanser | Gesichtsreiniger | Detergente viso | Nettoyant visage | Limpiador facial |
Micellar water | Mizellenwasser | Acqua micellare | Eau micellaire | Agua micelar |
Body lotion | Körperlotion | Latte corpo | Lait corporel | Loción corporal |
Hand cream | Handcreme | Crema mani | Crème mains | Crema de manos |
Lip care | Lippenpflege | Cura delle labbra | Soin des lèvres | Cuidado labial |
Sun care | Sonnenschutz | Protezione solare | Protection solaire | Protección solar |
After-sun care | After-Sun-Pflege | Doposole | Après-soleil | Cuidado después del sol |
Baby care | Babypflege | Prodotti per l’infanzia | Soin bébé | Cuidado del bebé |
Shaving | Rasur | Rasatura | Rasage | Afeitado |
Deodorant | Deodorant | Deodorante | Déodorant | Desodorante |
Foundation | Foundation | Fondotinta | Fond de teint | Base de maquillaje |
Mascara | Mascara | Mascara | Mascara | Máscara de pestañas |
Lipstick | Lippenstift | Rossetto | Rouge à lèvres | Barra de labios |
Shampoo | Shampoo | Shampoo | Shampooing | Champú |
Conditioner | Haarspülung | Balsamo | Après-shampooing | Acondicionador |
Hair mask | Haarmaske | Maschera per capelli | Masque capillaire | Mascarilla capilar |
Hair styling | Haarstyling | Styling | Coiffage | Peinado |
Scalp care | Kopfhautpflege | Cura del cuoio capelluto | Soin du cuir chevelu | Cuidado del cuero cabelludo |
Shower gel | Duschgel | Gel doccia | Gel douche | Gel de ducha |
Liquid soap | Flüssigseife | Sapone liquido | Savon liquide | Jabón líquido |
Bar soap | Stückseife | Saponetta | Savon solide | Jabón en pastilla |
Bath products | Badezusätze | Prodotti da bagno | Produits pour le bain | Productos de baño |
Toothpaste | Zahnpasta | Dentifricio | Dentifrice | Dentífrico |
Mouthwash | Mundspülung | Collutorio | Bain de bouche | Enjuague bucal |
Laundry liquid | Flüssigwaschmittel | Detersivo liquido per bucato | Lessive liquide | Detergente líquido para ropa |
Laundry powder | Pulverwaschmittel | Detersivo in polvere per bucato | Lessive en poudre | Detergente en polvo para ropa |
Fabric softener | Weichspüler | Ammorbidente | Assouplissant | Suavizante |
Hand dishwashing | Handspülmittel | Detersivo per piatti a mano | Vaisselle à la main | Lavavajillas a mano |
Automatic dishwashing | Maschinengeschirrspülen | Detersivo per lavastoviglie | Lave-vaisselle | Lavavajillas automático |
All-purpose cleaner | Allzweckreiniger | Detergente multiuso | Nettoyant multi-usages | Limpiador multiusos |
Bathroom cleaner | Badreiniger | Detergente per il bagno | Nettoyant salle de bains | Limpiador de baños |
Glass cleaner | Glasreiniger | Detergente per vetri | Nettoyant vitres | Limpiacristales |
Floor cleaner | Bodenreiniger | Detergente per pavimenti | Nettoyant sols | Limpiador de suelos |
Toilet cleaner | WC-Reiniger | Detergente WC | Nettoyant WC | Limpiador de inodoros |
Soft drinks | Erfrischungsgetränke | Bevande analcoliche | Boissons rafraîchissantes | Refrescos |
Baked goods | Backwaren | Prodotti da forno | Produits de boulangerie | Productos horneados |
Chocolate | Schokolade | Cioccolato | Chocolat | Chocolate |
Chewing gum | Kaugummi | Gomma da masticare | Chewing-gum | Chicle |
Yoghurt | Joghurt | Yogurt | Yaourt | Yogur |
Ice cream | Speiseeis | Gelato | Crème glacée | Helado |
Dressings | Dressings | Condimenti | Sauces pour salade | Aliños |
Ready meals | Fertiggerichte | Piatti pronti | Plats cuisinés | Platos preparados |
Gummies | Fruchtgummi | Caramelle gommose | Gommes | Gominolas |
Tablets and capsules | Tabletten und Kapseln | Compresse e capsule | Comprimés et gélules | Comprimidos y cápsulas |
Jams | Konfitüren | Confetture | Confitures | Mermeladas |`,
  food_categories: `
Beverages | Getränke | Bevande | Boissons | Bebidas |
Bakery wares | Backwaren | Prodotti da forno | Produits de boulangerie | Panadería |
Confectionery | Süßwaren | Confetteria | Confiserie | Confitería |
Dairy products | Milchprodukte | Latticini | Produits laitiers | Lácteos |
Edible ices | Speiseeis | Gelati | Glaces de consommation | Helados |
Sauces and condiments | Soßen und Würzmittel | Salse e condimenti | Sauces et condiments | Salsas y condimentos |
Meat products | Fleischerzeugnisse | Prodotti a base di carne | Produits carnés | Productos cárnicos |
Food supplements | Nahrungsergänzungsmittel | Integratori alimentari | Compléments alimentaires | Complementos alimenticios |
Table-top sweeteners | Tafelsüßen | Edulcoranti da tavola | Édulcorants de table | Edulcorantes de mesa |
Fruit preparations | Obstzubereitungen | Preparazioni di frutta | Préparations de fruits | Preparados de fruta |
Snacks | Knabberartikel | Snack | Amuse-gueules | Aperitivos |`,
  chemical_properties: `
Anionic | Anionisch | Anionico | Anionique | Aniónico |
Cationic | Kationisch | Cationico | Cationique | Catiónico |
Non-ionic | Nichtionisch | Non ionico | Non ionique | No iónico | Nonionic
Amphoteric | Amphoter | Anfotero | Amphotère | Anfótero |
Polymeric | Polymer | Polimerico | Polymère | Polimérico |
Acidic | Sauer | Acido | Acide | Ácido |
Alkaline | Alkalisch | Alcalino | Alcalin | Alcalino |
Oxidising | Oxidierend | Ossidante | Oxydant | Oxidante |
Chelating | Komplexbildend | Chelante | Chélatant | Quelante |
Ester | Ester | Estere | Ester | Éster |
Lipid | Lipid | Lipide | Lipide | Lípido |
Glycoside | Glykosid | Glicoside | Glycoside | Glucósido |`,
  physical_properties: `
Water soluble | Wasserlöslich | Idrosolubile | Hydrosoluble | Hidrosoluble | Soluble in water
Oil soluble | Öllöslich | Liposolubile | Liposoluble | Liposoluble | Soluble in oil
Water dispersible | Wasserdispergierbar | Disperdibile in acqua | Dispersible dans l’eau | Dispersable en agua |
Insoluble | Unlöslich | Insolubile | Insoluble | Insoluble |
Hygroscopic | Hygroskopisch | Igroscopico | Hygroscopique | Higroscópico |
Free flowing | Rieselfähig | Scorrevole | Écoulement libre | De flujo libre |
Cold processable | Kalt verarbeitbar | Lavorabile a freddo | Utilisable à froid | Procesable en frío |
Volatile | Flüchtig | Volatile | Volatil | Volátil |
Film forming | Filmbildend | Filmogeno | Filmogène | Formador de película |
Shear thinning | Strukturviskos | Pseudoplastico | Rhéofluidifiant | Pseudoplástico |
Low melting | Niedrig schmelzend | Basso punto di fusione | À bas point de fusion | Bajo punto de fusión |`,
};
