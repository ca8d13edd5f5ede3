/** Functions of ingredients, first the English term that products carry. */
export const functionNames = `
Preservative; de: Konservierungsstoff; de: Konservierungsmittel; de: Konservierer; it, es: Conservante; es: Conservador; fr: Conservateur; fr: Agent conservateur
Emulsifier; Emulsifying; Surfactant - emulsifying; en: Emulsifying agent; de: Emulgator; it: Emulsionante; it: Emulsionanti; fr: Émulsifiant; fr: Émulsionnant; es: Emulsionante; es: Emulgente
Emollient; Skin conditioning - emollient; de: Weichmachend; de: Hautweichmacher; it: Emolliente; fr: Émollient; es: Emoliente
Humectant; Skin conditioning - humectant; de: Feuchthaltemittel; de: Feuchthalter; it: Umettante; fr: Humectant; es: Humectante
Moisturising; Moisturizer; en: Moisturiser; de: Feuchtigkeitsspender; it: Idratante; fr: Hydratant; es: Hidratante
Antioxidant; de: Antioxidationsmittel; de: Antioxidans; it: Antiossidante; fr: Antioxydant; fr: Agent antioxydant; es: Antioxidante
Surfactant; Surfactant - cleansing; en: Surface-active agent; de: Tensid; it: Tensioattivo; fr: Tensioactif; fr: Agent de surface; es: Tensioactivo; es: Surfactante
Cleansing; Cleansing agent; de: Reinigungsmittel; de: Reinigend; it: Detergente; fr: Agent nettoyant; fr: Nettoyant; es: Limpiador
Thickener; Viscosity controlling; en: Thickening agent; en: Viscosity modifier; de: Verdickungsmittel; de: Verdicker; de: Viskositätsregler; it: Addensante; fr: Épaississant; fr: Agent épaississant; es: Espesante
Gel forming; Gelling agent; Gel former; de: Gelbildner; de: Geliermittel; it: Gelificante; fr: Gélifiant; es: Gelificante
UV filter; UV absorber; en: Sunscreen agent; de: UV-Filter; de: Lichtschutzfilter; it: Filtro UV; fr: Filtre UV; es: Filtro UV
Colorant; Colourant; Cosmetic colorant; en: Dye; en: Colour; de: Farbstoff; it: Colorante; fr: Colorant; fr: Agent colorant; es: Colorante
Perfuming; Fragrance; en: Scent; de: Duftstoff; de: Parfümierend; it: Profumante; it: Fragranza; fr: Parfumant; fr: Parfum; es: Perfumante; es: Fragancia
Flavouring; Flavour; en: Flavor; en: Flavoring; de: Aroma; de: Aromastoff; it: Aromatizzante; fr: Arôme; fr: Aromatisant; es: Aromatizante
Chelating; Chelating agent; en: Sequestrant; de: Chelatbildner; de: Komplexbildner; it: Chelante; it: Sequestrante; fr: Chélateur; fr: Agent chélatant; es: Quelante; es: Agente quelante
Buffering; Buffer; de: Puffer; de: Puffersubstanz; it: Tampone; it: Agente tampone; fr: Tampon; fr: Agent tampon; es: Tampón; es: Regulador de pH
pH adjuster; Acidity regulator; de: Säureregulator; de: pH-Regulator; it: Regolatore di acidità; it: Regolatore di pH; fr: Correcteur d'acidité; fr: Régulateur de pH; es: Regulador de acidez
Solvent; de: Lösungsmittel; de: Lösemittel; it: Solvente; fr: Solvant; es: Disolvente; es: Solvente
Film forming; Film former; Film-forming agent; de: Filmbildner; de: Filmbildend; it: Filmogeno; it: Filmante; fr: Filmogène; fr: Agent filmogène; es: Formador de película; es: Filmógeno
Hair conditioning; Hair conditioner; en: Conditioner; de: Haarpflege; de: Haarkonditionierend; it: Condizionante per capelli; fr: Conditionneur capillaire; es: Acondicionador del cabello
Skin conditioning; de: Hautpflegend; de: Hautpflege; it: Condizionante della pelle; fr: Agent d'entretien de la peau; es: Acondicionador de la piel
Antimicrobial; de: Antimikrobiell; de: Antimikrobieller Stoff; it: Antimicrobico; fr: Antimicrobien; fr: Agent antimicrobien; es: Antimicrobiano
Antistatic; de: Antistatikum; de: Antistatisch; it: Antistatico; fr: Antistatique; es: Antiestático
Abrasive; en: Abrasive agent; de: Abrasivstoff; de: Schleifmittel; it, es: Abrasivo; fr: Abrasif; fr: Agent abrasif
Absorbent; de: Absorptionsmittel; de: Absorbierend; it: Assorbente; fr: Absorbant; es: Absorbente
Astringent; de: Adstringierend; de: Adstringens; it, es: Astringente
Binding; Binder; en: Binding agent; de: Bindemittel; it: Legante; fr: Liant; fr: Agent liant; es: Aglutinante; es: Aglomerante
Bulking; Bulking agent; en: Filler; de: Füllstoff; it: Agente di carica; it: Riempitivo; fr: Agent de charge; fr: Agent gonflant; es: Agente de carga
Opacifying; Opacifier; de: Trübungsmittel; it: Opacizzante; fr: Opacifiant; es: Opacificante
Pearlescent; Pearlising agent; en: Pearlizing agent; de: Perlglanzmittel; it: Perlante; fr: Nacrant; fr: Agent nacrant; es: Nacarante; es: Agente nacarante
Plasticiser; Plasticizer; de: Weichmacher; it: Plastificante; fr: Plastifiant; es: Plastificante
Propellant; de: Treibgas; de: Treibmittel; it: Propellente; fr: Propulseur; fr: Gaz propulseur; es: Propelente
Denaturant; de: Vergällungsmittel; it: Denaturante; fr: Dénaturant; es: Desnaturalizante
Anti-foaming; Antifoaming; Antifoaming agent; en: Defoamer; de: Entschäumer; it: Antischiuma; fr: Antimousse; es: Antiespumante
Foaming; Foaming agent; de: Schaumbildner; de: Schaummittel; it: Schiumogeno; fr: Moussant; fr: Agent moussant; es: Espumante
Foam boosting; Surfactant - foam boosting; en: Foam booster; de: Schaumverstärker; it: Stabilizzante di schiuma; fr: Stimulateur de mousse; es: Estabilizante de espuma
Anticaking; Anti-caking agent; de: Trennmittel; de: Rieselhilfsmittel; it: Antiagglomerante; fr: Antiagglomérant; es: Antiaglomerante
Stabiliser; Stabilizer; Stabilising; Emulsion stabiliser; Emulsion stabilising; de: Stabilisator; it: Stabilizzante; fr: Stabilisant; es: Estabilizante
Sweetener; en: Sweetening agent; de: Süßungsmittel; de: Süßstoff; it: Edulcorante; it: Dolcificante; fr: Édulcorant; es: Edulcorante
Deodorant; Deodorising; de: Desodorierend; de: Deodorant-Wirkstoff; it: Deodorante; fr: Déodorant; es: Desodorante
Antiperspirant; Antiperspirant active; de: Antitranspirant; it: Antitraspirante; fr: Antitranspirant; fr: Antisudorifique; es: Antitranspirante
Anti-dandruff; Antidandruff; de: Antischuppenmittel; de: Antischuppen-Wirkstoff; it: Antiforfora; fr: Antipelliculaire; es: Anticaspa
Anti-ageing; Anti-aging active; Anti-wrinkle; en: Anti-aging; de: Hautalterung vorbeugend; it: Antietà; it: Antirughe; fr: Anti-âge; fr: Antirides; es: Antienvejecimiento; es: Antiarrugas
Bleaching; Bleaching agent; en: Whitening agent; de: Bleichmittel; it: Sbiancante; fr: Agent de blanchiment; es: Blanqueante; es: Blanqueador
Soothing; Soothing agent; en: Calming agent; de: Beruhigend; de: Hautberuhigend; it: Lenitivo; fr: Apaisant; fr: Agent apaisant; es: Calmante
Skin protecting; en: Skin protectant; de: Hautschutz; de: Hautschützend; it: Protettivo della pelle; fr: Agent de protection de la peau; es: Protector de la piel
Oral care; Oral care agent; de: Mundpflege; it: Igiene orale; fr: Hygiène buccale; es: Cuidado bucal
Hair dyeing; Hair dye; en: Hair colorant; de: Haarfärbemittel; it: Tintura per capelli; fr: Colorant capillaire; es: Tinte capilar
Refatting; en: Refatting agent; de: Rückfetter; de: Rückfettungsmittel; it: Surgrassante; fr: Surgras; fr: Agent surgraissant; es: Reengrasante
Solubiliser; Solubilizer; Surfactant - solubilizing; Surfactant - hydrotrope; Hydrotrope; de: Lösungsvermittler; de: Solubilisator; it: Solubilizzante; fr: Solubilisant; es: Solubilizante
Exfoliant; Exfoliating; en: Peeling agent; de: Peelingmittel; de: Peeling-Wirkstoff; it: Esfoliante; fr: Exfoliant; es: Exfoliante
Hair fixative; Hair fixing; en: Styling agent; de: Haarfestiger; de: Haarfixierend; it: Fissativo per capelli; fr: Fixateur capillaire; es: Fijador del cabello
Tonic; de: Tonisierend; it: Tonificante; fr: Tonifiant; es: Tonificante
Depilatory; de: Enthaarungsmittel; it: Depilatorio; fr: Dépilatoire; es: Depilatorio
Keratolytic; de: Keratolytikum; de: Hornhautlösend; it: Cheratolitico; fr: Kératolytique; es: Queratolítico
Reducing; Reducing agent; de: Reduktionsmittel; it: Riducente; fr: Réducteur; fr: Agent réducteur; es: Reductor
Oxidising; Oxidising agent; de: Oxidationsmittel; it: Ossidante; fr: Oxydant; es: Oxidante
Anticorrosive; Corrosion inhibitor; de: Korrosionsschutzmittel; it: Anticorrosivo; fr: Anticorrosif; es: Anticorrosivo
Rheology modifier; de: Rheologieadditiv; it: Modificatore reologico; fr: Modificateur de rhéologie; es: Modificador reológico
Light stabilizer; UV light stabilizer; de: Lichtstabilisator; it: Fotostabilizzante; fr: Photostabilisant; es: Fotoestabilizante
Firming; Elasticity & firming; de: Straffend; it: Rassodante; fr: Raffermissant; es: Reafirmante
Brightening; de: Aufhellend; it: Illuminante; fr: Éclaircissant; es: Iluminador
`;
