/** Vitamins, acids and other actives: INCI name first. */
export const actives = `
ASCORBIC ACID; Vitamin C; it, es: Vitamina C; fr: Vitamine C; L-Ascorbic acid; de: Ascorbinsäure; it: Acido ascorbico; fr: Acide ascorbique; es: Ácido ascórbico; E 300
TOCOPHEROL; Vitamin E; it, es: Vitamina E; fr: Vitamine E; it: Tocoferolo; fr: Tocophérol; es: Tocoferol; alpha-Tocopherol
TOCOPHERYL ACETATE; Vitamin E acetate; de: Vitamin-E-Acetat; it: Vitamina E acetato; it: Tocoferil acetato; fr: Acétate de vitamine E; fr: Acétate de tocophérol; es: Acetato de vitamina E; es: Acetato de tocoferilo
RETINOL; Vitamin A; it, es: Vitamina A; fr: Vitamine A; it: Retinolo; fr: Rétinol
RETINYL PALMITATE; Vitamin A palmitate; de: Vitamin-A-Palmitat; it: Palmitato di retinile; it: Vitamina A palmitato; fr: Palmitate de rétinyle; es: Palmitato de retinilo
NIACINAMIDE; Vitamin B3; it, es: Vitamina B3; fr: Vitamine B3; Nicotinamide; de: Nicotinamid; de: Niacinamid; it: Nicotinammide; it: Niacinammide; es: Nicotinamida; es: Niacinamida
PANTHENOL; Provitamin B5; D-Panthenol; Dexpanthenol; it: Pantenolo; it, es: Provitamina B5; fr: Panthénol; fr: Provitamine B5; es: Pantenol
PYRIDOXINE HCL; Vitamin B6; it, es: Vitamina B6; fr: Vitamine B6; de: Pyridoxinhydrochlorid
BIOTIN; Vitamin H; Vitamin B7; it, es: Vitamina H; it, es: Biotina; fr: Biotine; fr: Vitamine H
RIBOFLAVIN; Vitamin B2; it, es: Vitamina B2; fr: Vitamine B2; it, es: Riboflavina; fr: Riboflavine; E 101
CYANOCOBALAMIN; Vitamin B12; it, es: Vitamina B12; fr: Vitamine B12; it: Cianocobalamina; es: Cianocobalamina
UBIQUINONE; Coenzyme Q10; Q10; CoQ10; Ubidecarenone; de: Coenzym Q10; de: Ubichinon; it: Coenzima Q10; it: Ubichinone; fr: Coenzyme Q 10; es: Coenzima Q10; es: Ubiquinona
HYALURONIC ACID; de: Hyaluronsäure; it: Acido ialuronico; fr: Acide hyaluronique; es: Ácido hialurónico; Hyaluronan
SODIUM HYALURONATE; de: Natriumhyaluronat; it: Sodio ialuronato; it: Ialuronato di sodio; fr: Hyaluronate de sodium; es: Hialuronato de sodio
SALICYLIC ACID; de: Salicylsäure; it: Acido salicilico; fr: Acide salicylique; es: Ácido salicílico
GLYCOLIC ACID; de: Glykolsäure; it: Acido glicolico; fr: Acide glycolique; es: Ácido glicólico
LACTIC ACID; de: Milchsäure; it: Acido lattico; fr: Acide lactique; es: Ácido láctico; E 270
CITRIC ACID; de: Zitronensäure; de: Citronensäure; it: Acido citrico; fr: Acide citrique; es: Ácido cítrico; E 330
AZELAIC ACID; de: Azelainsäure; it: Acido azelaico; fr: Acide azélaïque; es: Ácido azelaico
MANDELIC ACID; de: Mandelsäure; it: Acido mandelico; fr: Acide mandélique; es: Ácido mandélico
KOJIC ACID; de: Kojisäure; it: Acido cogico; fr: Acide kojique; es: Ácido kójico
TARTARIC ACID; de: Weinsäure; it: Acido tartarico; fr: Acide tartrique; es: Ácido tartárico; E 334
MALIC ACID; de: Apfelsäure; it: Acido malico; fr: Acide malique; es: Ácido málico; E 296
STEARIC ACID; de: Stearinsäure; it: Acido stearico; fr: Acide stéarique; es: Ácido esteárico
OLEIC ACID; de: Ölsäure; it: Acido oleico; fr: Acide oléique; es: Ácido oleico
LINOLEIC ACID; Vitamin F; de: Linolsäure; it: Acido linoleico; fr: Acide linoléique; es: Ácido linoleico
LAURIC ACID; de: Laurinsäure; it: Acido laurico; fr: Acide laurique; es: Ácido láurico
UREA; Carbamide; de: Harnstoff; fr: Urée; E 927b
ALLANTOIN; it: Allantoina; fr: Allantoïne; es: Alantoína
BISABOLOL; alpha-Bisabolol; Levomenol; it: Bisabololo
CAFFEINE; de: Koffein; de: Coffein; it: Caffeina; fr: Caféine; es: Cafeína
CREATINE; de: Kreatin; it: Creatina; fr: Créatine; es: Creatina
CARNITINE; L-Carnitine; de: Carnitin; it, es: Carnitina
TAURINE; de: Taurin; it, es: Taurina
SQUALANE; de: Squalan; it: Squalano; es: Escualano
ZINC OXIDE; CI 77947; de: Zinkoxid; it: Ossido di zinco; fr: Oxyde de zinc; es: Óxido de zinc
TITANIUM DIOXIDE; CI 77891; Titanium white; de: Titandioxid; it: Biossido di titanio; fr: Dioxyde de titane; es: Dióxido de titanio; E 171
HYDROLYZED COLLAGEN; Collagen hydrolysate; de: Kollagenhydrolysat; de: Hydrolysiertes Kollagen; it: Collagene idrolizzato; fr: Collagène hydrolysé; es: Colágeno hidrolizado
SOLUBLE COLLAGEN; Collagen; de: Kollagen; it: Collagene; fr: Collagène; es: Colágeno
HYDROLYZED KERATIN; de: Hydrolysiertes Keratin; it: Cheratina idrolizzata; fr: Kératine hydrolysée; es: Queratina hidrolizada
BAKUCHIOL; it: Bakuchiolo
RESVERATROL; it: Resveratrolo; fr: Resvératrol
ARBUTIN; de: Arbutin; it: Arbutina; fr: Arbutine; es: Arbutina; beta-Arbutin
DIHYDROXYACETONE; de: Dihydroxyaceton; it: Diidrossiacetone; es: Dihidroxiacetona
MENTHOL; it: Mentolo; es: Mentol
CAMPHOR; de: Kampfer; de: Campher; it: Canfora; fr: Camphre; es: Alcanfor
LYSINE; L-Lysine; de: Lysin; it, es: Lisina
ARGININE; L-Arginine; de: Arginin; it, es: Arginina
GLYCINE; Aminoacetic acid; de: Glycin; de: Glyzin; it: Glicina; es: Glicina
BETAINE; Trimethylglycine; de: Betain; it: Betaina; fr: Bétaïne; es: Betaína
BENZOYL PEROXIDE; de: Benzoylperoxid; it: Perossido di benzoile; fr: Peroxyde de benzoyle; es: Peróxido de benzoilo
HYDROQUINONE; de: Hydrochinon; it: Idrochinone; es: Hidroquinona
BIS-ETHYLHEXYLOXYPHENOL METHOXYPHENYL TRIAZINE; Bemotrizinol; BEMT
BUTYL METHOXYDIBENZOYLMETHANE; Avobenzone; de: Avobenzon
ETHYLHEXYL METHOXYCINNAMATE; Octinoxate; Octyl methoxycinnamate; OMC
BENZOPHENONE-3; Oxybenzone; de: Oxybenzon
ETHYLHEXYL SALICYLATE; Octisalate; Octyl salicylate
OCTOCRYLENE; Octocrilene; de: Octocrylen
`;
