/**
 * As in term-names.ts: functions that inventories and catalogues of others name, beside those of the
 * demonstration's own products.
 */
export const functionNames = `
Surfactant - cleansing | Tensid - reinigend | Tensioattivo - detergente | Tensioactif - nettoyant | Tensioactivo - limpiador |
Surfactant - emulsifying | Tensid - emulgierend | Tensioattivo - emulsionante | Tensioactif - émulsifiant | Tensioactivo - emulsionante |
Surfactant - foam boosting | Tensid - schaumverstärkend | Tensioattivo - stabilizzante di schiuma | Tensioactif - stimulateur de mousse | Tensioactivo - potenciador de espuma |
Surfactant - hydrotrope | Tensid - Hydrotrop | Tensioattivo - idrotropo | Tensioactif - hydrotrope | Tensioactivo - hidrótropo |
Surfactant - solubilizing | Tensid - lösungsvermittelnd | Tensioattivo - solubilizzante | Tensioactif - solubilisant | Tensioactivo - solubilizante |
Buffering | Puffernd | Tampone | Tampon | Tampón |
Skin conditioning - miscellaneous | Hautpflegend - sonstiges | Condizionante cutaneo - vari | Entretien de la peau - divers | Acondicionador de la piel - varios |
Skin conditioning - occlusive | Hautpflegend - okklusiv | Condizionante cutaneo - occlusivo | Entretien de la peau - occlusif | Acondicionador de la piel - oclusivo |
Skin protecting | Hautschützend | Protettivo della pelle | Protecteur de la peau | Protector de la piel |
Surfactant - dispersing | Tensid - dispergierend | Tensioattivo - disperdente | Tensioactif - dispersant | Tensioactivo - dispersante |
Antistatic | Antistatisch | Antistatico | Antistatique | Antiestático |
Antimicrobial | Antimikrobiell | Antimicrobico | Antimicrobien | Antimicrobiano |
Astringent | Adstringierend | Astringente | Astringent | Astringente |
Binding | Bindend | Legante | Liant | Aglutinante |
Hair dyeing | Haarfärbend | Tintura per capelli | Colorant capillaire | Tinte capilar | Hair dye
Tonic | Tonisierend | Tonificante | Tonifiant | Tonificante |
Anti-sebum | Talgregulierend | Antisebo | Anti-sébum | Antisebo |
Deodorant | Desodorierend | Deodorante | Déodorant | Desodorante |
Bulking | Füllend | Agente di carica | Agent de charge | Agente de carga | Bulking agent
Nail conditioning | Nagelpflegend | Condizionante per unghie | Entretien des ongles | Acondicionador de uñas |
Nail sculpting | Nagelmodellierend | Modellante per unghie | Modelage des ongles | Modelador de uñas |
UV absorber | UV-Absorber | Assorbente UV | Absorbeur UV | Absorbente UV |
Plasticiser | Weichmacher für Filme | Plastificante | Plastifiant | Plastificante |
Absorbent | Absorbierend | Assorbente | Absorbant | Absorbente |
Light stabilizer | Lichtstabilisator | Fotostabilizzante | Photostabilisant | Fotoestabilizador | UV light stabilizer
Anticaking | Rieselhilfsmittel | Antiagglomerante | Antiagglomérant | Antiaglomerante | Anti-caking agent
Anti-seborrheic | Gegen Seborrhö | Antiseborroico | Antiséborrhéique | Antiseborreico |
Antiplaque | Gegen Zahnbelag | Antiplacca | Antiplaque | Antiplaca |
Hair waving or straightening | Haarwellend oder -glättend | Ondulante o lisciante per capelli | Ondulation ou lissage des cheveux | Ondulador o alisador del cabello |
Moisturising | Feuchtigkeitsspendend | Idratante | Hydratant | Hidratante |
Reducing | Reduzierend | Riducente | Réducteur | Reductor |
Refreshing | Erfrischend | Rinfrescante | Rafraîchissant | Refrescante |
Depilatory | Enthaarend | Depilatorio | Dépilatoire | Depilatorio |
Epilating | Epilierend | Epilatorio | Épilatoire | Epilatorio |
Smoothing | Glättend | Levigante | Lissant | Alisante |
Denaturant | Vergällungsmittel | Denaturante | Dénaturant | Desnaturalizante |
Oxidising | Oxidierend | Ossidante | Oxydant | Oxidante |
Anticorrosive | Korrosionsschützend | Anticorrosivo | Anticorrosif | Anticorrosivo |
Refatting | Rückfettend | Surgrassante | Relipidant | Reengrasante |
Keratolytic | Keratolytisch | Cheratolitico | Kératolytique | Queratolítico |
Propellant | Treibgas | Propellente | Propulseur | Propelente |
Slip modifier | Gleitmittel | Modificatore di scorrevolezza | Modificateur de glissant | Modificador del deslizamiento |
Surface modifier | Oberflächenmodifikator | Modificatore di superficie | Modificateur de surface | Modificador de superficie |
Dispersing non-surfactant | Dispergierend, kein Tensid | Disperdente non tensioattivo | Dispersant non tensioactif | Dispersante no tensioactivo |
Detangling | Entwirrend | Districante | Démêlant | Desenredante |
Eyelash conditioning | Wimpernpflegend | Condizionante per ciglia | Entretien des cils | Acondicionador de pestañas |
Adhesive | Klebend | Adesivo | Adhésif | Adhesivo |
Tanning | Bräunend | Abbronzante | Bronzant | Bronceador |
Lytic | Lytisch | Litico | Lytique | Lítico |
Amphoteric surfactant | Amphoteres Tensid | Tensioattivo anfotero | Tensioactif amphotère | Tensioactivo anfótero |
Anionic surfactant | Anionisches Tensid | Tensioattivo anionico | Tensioactif anionique | Tensioactivo aniónico |
Cationic surfactant | Kationisches Tensid | Tensioattivo cationico | Tensioactif cationique | Tensioactivo catiónico |
Nonionic surfactant | Nichtionisches Tensid | Tensioattivo non ionico | Tensioactif non ionique | Tensioactivo no iónico |
Primary surfactants | Haupttenside | Tensioattivi primari | Tensioactifs primaires | Tensioactivos primarios |
Surfactant composition | Tensidmischung | Miscela di tensioattivi | Mélange de tensioactifs | Mezcla de tensioactivos |
Animal derived protein | Tierisches Protein | Proteina di origine animale | Protéine d’origine animale | Proteína de origen animal |
Vegetable derived protein | Pflanzliches Protein | Proteina di origine vegetale | Protéine d’origine végétale | Proteína de origen vegetal |
Milk protein | Milchprotein | Proteina del latte | Protéine de lait | Proteína de leche |
Anti-aging active | Anti-Aging-Wirkstoff | Attivo antietà | Actif anti-âge | Activo antienvejecimiento |
Anti-inflammatory active | Entzündungshemmender Wirkstoff | Attivo antinfiammatorio | Actif anti-inflammatoire | Activo antiinflamatorio |
Anti-pollution | Schutz vor Luftverschmutzung | Antinquinamento | Anti-pollution | Anticontaminación |
Anti-wrinkle | Gegen Falten | Antirughe | Antirides | Antiarrugas |
Baby care | Babypflege | Cura del bambino | Soin de bébé | Cuidado del bebé |
Barrier function | Barrierefunktion | Funzione barriera | Fonction barrière | Función barrera |
Beautiful hair | Schönes Haar | Bellezza dei capelli | Beauté des cheveux | Belleza del cabello |
Biopolymer | Biopolymer | Biopolimero | Biopolymère | Biopolímero |
Blemish control | Gegen Hautunreinheiten | Controllo delle imperfezioni | Contrôle des imperfections | Control de imperfecciones |
Brightening | Aufhellend | Illuminante | Éclaircissant | Iluminador |
Cleavage remodeling | Dekolleté-Modellierung | Rimodellamento del décolleté | Remodelage du décolleté | Remodelación del escote |
Comfort | Hautgefühl | Comfort | Confort | Confort |
Conditioning polymer | Konditionierendes Polymer | Polimero condizionante | Polymère conditionneur | Polímero acondicionador |
Consistency factor | Konsistenzgeber | Fattore di consistenza | Facteur de consistance | Factor de consistencia |
Contour & volume | Kontur und Volumen | Contorno e volume | Contour et volume | Contorno y volumen |
Cream base | Cremebasis | Base per creme | Base de crème | Base de crema |
O/W cream base | O/W-Cremebasis | Base per creme O/A | Base de crème H/E | Base de crema O/W |
W/O cream base | W/O-Cremebasis | Base per creme A/O | Base de crème E/H | Base de crema W/O |
O/W emulsifier | O/W-Emulgator | Emulsionante O/A | Émulsifiant H/E | Emulsionante O/W |
W/O emulsifier | W/O-Emulgator | Emulsionante A/O | Émulsifiant E/H | Emulsionante W/O |
Emulsifying polymer | Emulgierendes Polymer | Polimero emulsionante | Polymère émulsifiant | Polímero emulsionante |
Dark circles / undereye | Gegen Augenringe | Occhiaie e contorno occhi | Cernes et contour des yeux | Ojeras y contorno de ojos |
Deo active | Deo-Wirkstoff | Attivo deodorante | Actif déodorant | Activo desodorante |
Dispersion | Dispersion | Dispersione | Dispersion | Dispersión |
Elasticity & firming | Elastizität und Straffung | Elasticità e tonicità | Élasticité et fermeté | Elasticidad y firmeza |
Excited state quencher | Löscher angeregter Zustände | Disattivatore di stati eccitati | Désactivateur d’états excités | Desactivador de estados excitados |
Firming | Straffend | Rassodante | Raffermissant | Reafirmante |
Glycation | Gegen Glykation | Antiglicazione | Antiglycation | Antiglicación |
Hair conditioning specialty | Spezialität zur Haarpflege | Specialità condizionante per capelli | Spécialité de soin capillaire | Especialidad acondicionadora del cabello |
Hair growth | Haarwachstum | Crescita dei capelli | Croissance des cheveux | Crecimiento del cabello |
Hair prevention | Haarvorsorge | Prevenzione per i capelli | Prévention capillaire | Prevención capilar |
Hair protection | Haarschutz | Protezione dei capelli | Protection des cheveux | Protección del cabello |
Healthy scalp | Gesunde Kopfhaut | Cuoio capelluto sano | Cuir chevelu sain | Cuero cabelludo sano |
Hydration | Feuchtigkeitsversorgung | Idratazione | Hydratation | Hidratación |
Inflammation reduction | Entzündungslinderung | Riduzione dell’infiammazione | Réduction de l’inflammation | Reducción de la inflamación |
Instant filler | Soforteffekt gegen Falten | Riempitivo istantaneo | Comblement instantané | Relleno instantáneo |
Lifting / tightening | Lifting und Straffung | Lifting e tensione | Liftant et tenseur | Efecto lifting y tensor |
Lipid layer enhancer | Lipidschichtverstärker | Rinforzante dello strato lipidico | Renforçateur de la couche lipidique | Refuerzo de la capa lipídica |
Matrix protection | Schutz der Hautmatrix | Protezione della matrice | Protection de la matrice | Protección de la matriz |
Neutralizer | Neutralisationsmittel | Neutralizzante | Neutralisant | Neutralizante |
Oil control | Gegen Hautfett | Controllo del sebo | Contrôle du sébum | Control de la grasa |
Oily skin | Fettige Haut | Pelle grassa | Peau grasse | Piel grasa |
Pearl shine concentrate | Perlglanzkonzentrat | Concentrato perlante | Concentré nacrant | Concentrado nacarante |
Pearlizer wax | Perlglanzwachs | Cera perlante | Cire nacrante | Cera nacarante |
Performance wax | Funktionswachs | Cera funzionale | Cire fonctionnelle | Cera funcional |
Photo-aging protection | Schutz vor Lichtalterung | Protezione dal fotoinvecchiamento | Protection contre le photovieillissement | Protección frente al fotoenvejecimiento |
Pore refinement | Porenverfeinernd | Affinamento dei pori | Affinement des pores | Afinado de poros |
Purifying | Klärend | Purificante | Purifiant | Purificante |
Radiance | Ausstrahlung | Luminosità | Éclat | Luminosidad |
Redness reduction | Gegen Rötungen | Riduzione dei rossori | Réduction des rougeurs | Reducción de rojeces |
Resurfacing | Hauterneuernd | Rinnovamento cutaneo | Resurfaçant | Renovador de la piel |
Setting polymer | Festigendes Polymer | Polimero fissante | Polymère coiffant | Polímero fijador |
Shaping / sculpting | Formend | Modellante | Sculptant | Modelador |
Stretch mark reduction | Gegen Dehnungsstreifen | Riduzione delle smagliature | Réduction des vergetures | Reducción de estrías |
Structure enhancer | Strukturverbesserer | Miglioratore della struttura | Améliorateur de structure | Mejorador de la estructura |
Texturizing polymer | Texturgebendes Polymer | Polimero texturizzante | Polymère texturant | Polímero texturizante |
UVA + UVB filter | UVA- und UVB-Filter | Filtro UVA e UVB | Filtre UVA et UVB | Filtro UVA y UVB |
UVA filter | UVA-Filter | Filtro UVA | Filtre UVA | Filtro UVA |
UVB filter | UVB-Filter | Filtro UVB | Filtre UVB | Filtro UVB |
Vitamin anti-oxidant | Vitamin-Antioxidans | Vitamina antiossidante | Vitamine antioxydante | Vitamina antioxidante |
Water resistance polymer | Polymer für Wasserfestigkeit | Polimero per resistenza all’acqua | Polymère de résistance à l’eau | Polímero para resistencia al agua |
Carrier | Trägerstoff | Supporto | Support | Soporte |
Flavour enhancer | Geschmacksverstärker | Esaltatore di sapidità | Exhausteur de goût | Potenciador del sabor |
Acidity regulator | Säureregulator | Regolatore di acidità | Correcteur d’acidité | Corrector de acidez |
Glazing agent | Überzugsmittel | Agente di rivestimento | Agent d’enrobage | Agente de recubrimiento |
Raising agent | Backtriebmittel | Agente lievitante | Poudre à lever | Gasificante |
Firming agent | Festigungsmittel | Agente di resistenza | Affermissant | Endurecedor |
Flour treatment agent | Mehlbehandlungsmittel | Agente di trattamento della farina | Agent de traitement de la farine | Agente de tratamiento de la harina |
Packaging gas | Packgas | Gas d’imballaggio | Gaz d’emballage | Gas de envasado |
Modified starch | Modifizierte Stärke | Amido modificato | Amidon modifié | Almidón modificado |
Emulsifying salt | Schmelzsalz | Sale di fusione | Sel de fonte | Sal de fundido |
Contrast enhancer | Kontrastverstärker | Agente di contrasto | Amplificateur de contraste | Potenciador del contraste |`;
