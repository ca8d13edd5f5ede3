/** Solvents, surfactants, minerals, thickeners, preservatives: INCI name first. */
export const baseMaterials = `
AQUA; Water; Purified water; de: Wasser; it: Acqua; fr: Eau; es: Agua
GLYCERIN; Glycerol; Glycerine; de: Glyzerin; it: Glicerina; it: Glicerolo; fr: Glycérine; fr: Glycérol; es: Glicerina; es: Glicerol; E 422
PROPYLENE GLYCOL; 1,2-Propanediol; Propane-1,2-diol; de: Propylenglykol; it: Glicole propilenico; fr: Propylène glycol; es: Propilenglicol; E 1520
BUTYLENE GLYCOL; 1,3-Butanediol; de: Butylenglykol; it: Glicole butilenico; fr: Butylène glycol; es: Butilenglicol
PROPANEDIOL; 1,3-Propanediol; de: Propandiol
PENTYLENE GLYCOL; 1,2-Pentanediol; de: Pentylenglykol
ALCOHOL; Ethanol; Ethyl alcohol; de: Ethylalkohol; de: Weingeist; it: Etanolo; it: Alcol etilico; fr: Éthanol; fr: Alcool éthylique; es: Etanol; es: Alcohol etílico
ISOPROPYL ALCOHOL; Isopropanol; 2-Propanol; IPA; de: Isopropylalkohol; it: Alcol isopropilico; fr: Alcool isopropylique; es: Alcohol isopropílico
CETYL ALCOHOL; Hexadecan-1-ol; Palmityl alcohol; de: Cetylalkohol; it: Alcol cetilico; fr: Alcool cétylique; es: Alcohol cetílico
STEARYL ALCOHOL; Octadecan-1-ol; de: Stearylalkohol; it: Alcol stearilico; fr: Alcool stéarylique; es: Alcohol estearílico
CETEARYL ALCOHOL; Cetostearyl alcohol; de: Cetearylalkohol; de: Cetylstearylalkohol; it: Alcol cetilstearilico; fr: Alcool cétéarylique; es: Alcohol cetoestearílico
SODIUM LAURETH SULFATE; SLES; Sodium lauryl ether sulfate; de: Natriumlaurylethersulfat; it: Sodio laureth solfato; fr: Laureth sulfate de sodium; es: Lauril éter sulfato sódico
SODIUM LAURYL SULFATE; SLS; Sodium dodecyl sulfate; SDS; de: Natriumlaurylsulfat; it: Sodio lauril solfato; fr: Laurylsulfate de sodium; es: Lauril sulfato sódico
SODIUM COCO-SULFATE; SCS; de: Natriumcocosulfat
COCAMIDOPROPYL BETAINE; CAPB; de: Cocamidopropylbetain; it: Cocamidopropil betaina; fr: Cocamidopropyl bétaïne; es: Cocamidopropil betaína
COCO-GLUCOSIDE; de: Kokosglucosid; de: Cocoglucosid; it: Coco glucoside
SODIUM COCOYL ISETHIONATE; SCI; de: Natriumcocoylisethionat
SODIUM CHLORIDE; Table salt; Common salt; de: Kochsalz; de: Natriumchlorid; it: Cloruro di sodio; it: Sale da cucina; fr: Chlorure de sodium; fr: Sel de cuisine; es: Cloruro de sodio; es: Sal común
SODIUM BICARBONATE; Baking soda; Sodium hydrogen carbonate; de: Natron; de: Natriumhydrogencarbonat; it: Bicarbonato di sodio; fr: Bicarbonate de soude; fr: Bicarbonate de sodium; es: Bicarbonato de sodio
SODIUM CARBONATE; Soda ash; Washing soda; de: Soda; de: Natriumcarbonat; it: Carbonato di sodio; fr: Carbonate de sodium; es: Carbonato de sodio
SODIUM HYDROXIDE; Caustic soda; Lye; de: Natronlauge; de: Ätznatron; de: Natriumhydroxid; it: Soda caustica; it: Idrossido di sodio; fr: Soude caustique; fr: Hydroxyde de sodium; es: Sosa cáustica; es: Hidróxido de sodio; E 524
POTASSIUM HYDROXIDE; Caustic potash; de: Kalilauge; de: Kaliumhydroxid; it: Potassa caustica; it: Idrossido di potassio; fr: Potasse caustique; fr: Hydroxyde de potassium; es: Potasa cáustica; es: Hidróxido de potasio; E 525
CALCIUM CARBONATE; Chalk; de: Kreide; de: Calciumcarbonat; it: Carbonato di calcio; fr: Carbonate de calcium; es: Carbonato de calcio; E 170; CI 77220
MAGNESIUM SULFATE; Epsom salt; de: Bittersalz; de: Magnesiumsulfat; it: Solfato di magnesio; fr: Sulfate de magnésium; es: Sulfato de magnesio
ALUM; POTASSIUM ALUM; de: Alaun; it: Allume; fr: Alun; es: Alumbre
TALC; Talcum; de: Talkum; it, es: Talco; E 553b
KAOLIN; China clay; White clay; de: Weiße Tonerde; de: Porzellanerde; it: Caolino; it: Argilla bianca; fr: Argile blanche; es: Caolín; es: Arcilla blanca; CI 77004
BENTONITE; de: Bentonit; es: Bentonita; E 558
MICA; de: Glimmer; CI 77019; E 555
SILICA; Silicon dioxide; de: Kieselsäure; de: Siliciumdioxid; it: Silice; it: Biossido di silicio; fr: Silice; fr: Dioxyde de silicium; es: Sílice; es: Dióxido de silicio; E 551
CHARCOAL POWDER; Activated charcoal; de: Aktivkohle; it: Carbone attivo; fr: Charbon actif; es: Carbón activo
PETROLATUM; Vaseline; Petroleum jelly; de: Vaselin; it, es: Vaselina
PARAFFINUM LIQUIDUM; MINERAL OIL; Liquid paraffin; White oil; de: Paraffinöl; de: Mineralöl; de: Weißöl; it: Olio minerale; it: Paraffina liquida; fr: Huile minérale; fr: Huile de paraffine; es: Aceite mineral; es: Parafina líquida
DIMETHICONE; Polydimethylsiloxane; PDMS; Silicone oil; de: Dimeticon; de: Silikonöl; it: Dimeticone; it: Olio di silicone; fr: Diméthicone; fr: Huile de silicone; es: Dimeticona; es: Aceite de silicona; E 900
XANTHAN GUM; Xanthan; de: Xanthangummi; it: Gomma di xantano; it: Xantano; fr: Gomme xanthane; es: Goma xantana; E 415
CYAMOPSIS TETRAGONOLOBA GUM; Guar gum; Guar; de: Guarkernmehl; it: Gomma di guar; fr: Gomme guar; es: Goma guar; E 412
ACACIA SENEGAL GUM; Gum arabic; de: Gummi arabicum; it: Gomma arabica; fr: Gomme arabique; es: Goma arábiga; E 414
CERATONIA SILIQUA GUM; Locust bean gum; Carob gum; de: Johannisbrotkernmehl; it: Farina di semi di carrube; fr: Gomme de caroube; fr: Farine de graines de caroube; es: Goma garrofín; E 410
CARRAGEENAN; de: Carrageen; it: Carragenina; fr: Carraghénane; es: Carragenano; E 407
AGAR; Agar-agar; E 406
ALGIN; SODIUM ALGINATE; de: Natriumalginat; it: Alginato di sodio; fr: Alginate de sodium; es: Alginato de sodio; E 401
PECTIN; de: Pektin; it: Pectina; fr: Pectine; es: Pectina; E 440
GELATIN; de: Gelatine; it: Gelatina; fr: Gélatine; es: Gelatina
LECITHIN; Soy lecithin; de: Lezithin; de: Sojalecithin; it: Lecitina; fr: Lécithine; es: Lecitina; E 322
ZEA MAYS STARCH; Corn starch; Maize starch; de: Maisstärke; it: Amido di mais; fr: Amidon de maïs; es: Almidón de maíz
CELLULOSE GUM; Carboxymethyl cellulose; Sodium carboxymethyl cellulose; CMC; de: Carboxymethylcellulose; it: Carbossimetilcellulosa; fr: Carboxyméthylcellulose; es: Carboximetilcelulosa; E 466
HYDROXYETHYLCELLULOSE; HEC; it: Idrossietilcellulosa; fr: Hydroxyéthylcellulose; es: Hidroxietilcelulosa
SODIUM BENZOATE; de: Natriumbenzoat; it: Benzoato di sodio; fr: Benzoate de sodium; es: Benzoato de sodio; E 211
POTASSIUM SORBATE; de: Kaliumsorbat; it: Sorbato di potassio; fr: Sorbate de potassium; es: Sorbato de potasio; E 202
BENZOIC ACID; de: Benzoesäure; it: Acido benzoico; fr: Acide benzoïque; es: Ácido benzoico; E 210
SORBIC ACID; de: Sorbinsäure; it: Acido sorbico; fr: Acide sorbique; es: Ácido sórbico; E 200
BENZYL ALCOHOL; de: Benzylalkohol; it: Alcol benzilico; fr: Alcool benzylique; es: Alcohol bencílico; E 1519
METHYLPARABEN; Methyl 4-hydroxybenzoate; Nipagin; it, es: Metilparabeno; fr: Méthylparabène; E 218
PROPYLPARABEN; Propyl 4-hydroxybenzoate; it: Propilparabene; es: Propilparabeno; fr: Propylparabène
TRISODIUM CITRATE; SODIUM CITRATE; de: Natriumcitrat; it: Citrato di sodio; fr: Citrate de sodium; es: Citrato de sodio; E 331
DISODIUM EDTA; EDTA disodium salt; de: Dinatrium-EDTA; it: EDTA bisodico; fr: EDTA disodique; es: EDTA disódico
BHT; Butylated hydroxytoluene; de: Butylhydroxytoluol; it: Butilidrossitoluene; fr: Butylhydroxytoluène; es: Butilhidroxitolueno; E 321
BHA; Butylated hydroxyanisole; de: Butylhydroxyanisol; it: Butilidrossianisolo; fr: Butylhydroxyanisole; es: Butilhidroxianisol; E 320
SUCROSE; Sugar; Saccharose; de: Zucker; it: Zucchero; it: Saccarosio; fr: Sucre; es: Azúcar; es: Sacarosa
SORBITOL; Glucitol; it: Sorbitolo; E 420
XYLITOL; Birch sugar; de: Birkenzucker; de: Xylit; it: Xilitolo; es: Xilitol; E 967
MANNITOL; it: Mannitolo; es: Manitol; E 421
GLUCOSE; Dextrose; D-Glucose; de: Traubenzucker; it: Glucosio; it: Destrosio; es: Glucosa; es: Dextrosa
LACTOSE; Milk sugar; de: Laktose; de: Milchzucker; it: Lattosio; es: Lactosa
ACETIC ACID; Vinegar acid; de: Essigsäure; it: Acido acetico; fr: Acide acétique; es: Ácido acético; E 260
PHOSPHORIC ACID; de: Phosphorsäure; it: Acido fosforico; fr: Acide phosphorique; es: Ácido fosfórico; E 338
HYDROGEN PEROXIDE; de: Wasserstoffperoxid; it: Perossido di idrogeno; it: Acqua ossigenata; fr: Peroxyde d'hydrogène; fr: Eau oxygénée; es: Peróxido de hidrógeno; es: Agua oxigenada
TRIETHANOLAMINE; Trolamine; de: Triethanolamin; it: Trietanolammina; fr: Triéthanolamine; es: Trietanolamina
CAPRYLIC/CAPRIC TRIGLYCERIDE; MCT oil; Medium-chain triglycerides; Fractionated coconut oil; de: MCT-Öl; de: Neutralöl; it: Olio MCT; fr: Huile MCT; es: Aceite MCT
VANILLIN; it: Vanillina; fr: Vanilline; es: Vainillina
LIMONENE; D-Limonene; de: Limonen; fr: Limonène; es: Limoneno
CARAMEL; Caramel colour; de: Zuckerkulör; it: Caramello; es: Caramelo; E 150a
BETA-CAROTENE; Provitamin A; de: Beta-Carotin; de: Betacarotin; it: Betacarotene; fr: Bêta-carotène; es: Betacaroteno; CI 40800; E 160a
CARMINE; Cochineal; CI 75470; de: Karmin; it: Carminio; it: Cocciniglia; fr: Carmin; fr: Cochenille; es: Carmín; es: Cochinilla; E 120
CI 77491; Red iron oxide; Iron oxide red; de: Rotes Eisenoxid; it: Ossido di ferro rosso; fr: Oxyde de fer rouge; es: Óxido de hierro rojo; E 172
CI 77492; Yellow iron oxide; Iron oxide yellow; de: Gelbes Eisenoxid; it: Ossido di ferro giallo; fr: Oxyde de fer jaune; es: Óxido de hierro amarillo
CI 77499; Black iron oxide; Iron oxide black; de: Schwarzes Eisenoxid; it: Ossido di ferro nero; fr: Oxyde de fer noir; es: Óxido de hierro negro
`;
