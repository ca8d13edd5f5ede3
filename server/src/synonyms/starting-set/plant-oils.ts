/** Oils, butters and waxes: INCI name first. How a line reads: read-lines.ts. */
export const plantOils = `
BUTYROSPERMUM PARKII BUTTER; en: Shea butter; de: Sheabutter; de: Karitébutter; it: Burro di karité; fr: Beurre de karité; es: Manteca de karité
THEOBROMA CACAO SEED BUTTER; en: Cocoa butter; de: Kakaobutter; it: Burro di cacao; fr: Beurre de cacao; es: Manteca de cacao
MANGIFERA INDICA SEED BUTTER; en: Mango butter; de: Mangobutter; it: Burro di mango; fr: Beurre de mangue; es: Manteca de mango
ARGANIA SPINOSA KERNEL OIL; en: Argan oil; de: Arganöl; it: Olio di argan; fr: Huile d'argan; es: Aceite de argán
COCOS NUCIFERA OIL; en: Coconut oil; de: Kokosöl; de: Kokosnussöl; it: Olio di cocco; fr: Huile de coco; es: Aceite de coco
SIMMONDSIA CHINENSIS SEED OIL; en: Jojoba oil; de: Jojobaöl; it: Olio di jojoba; fr: Huile de jojoba; es: Aceite de jojoba
PRUNUS AMYGDALUS DULCIS OIL; en: Sweet almond oil; en: Almond oil; de: Mandelöl; de: Süßmandelöl; it: Olio di mandorle dolci; fr: Huile d'amande douce; es: Aceite de almendras dulces
HELIANTHUS ANNUUS SEED OIL; en: Sunflower oil; en: Sunflower seed oil; de: Sonnenblumenöl; it: Olio di girasole; fr: Huile de tournesol; es: Aceite de girasol
OLEA EUROPAEA FRUIT OIL; en: Olive oil; de: Olivenöl; it: Olio di oliva; it: Olio d'oliva; fr: Huile d'olive; es: Aceite de oliva
RICINUS COMMUNIS SEED OIL; en: Castor oil; de: Rizinusöl; it: Olio di ricino; fr: Huile de ricin; es: Aceite de ricino
PERSEA GRATISSIMA OIL; en: Avocado oil; de: Avocadoöl; it: Olio di avocado; fr: Huile d'avocat; es: Aceite de aguacate
VITIS VINIFERA SEED OIL; en: Grape seed oil; en: Grapeseed oil; de: Traubenkernöl; it: Olio di vinaccioli; fr: Huile de pépins de raisin; es: Aceite de semilla de uva; es: Aceite de pepita de uva
MACADAMIA TERNIFOLIA SEED OIL; en: Macadamia oil; en: Macadamia nut oil; de: Macadamiaöl; de: Macadamianussöl; it: Olio di macadamia; fr: Huile de macadamia; es: Aceite de macadamia
SESAMUM INDICUM SEED OIL; en: Sesame oil; de: Sesamöl; it: Olio di sesamo; fr: Huile de sésame; es: Aceite de sésamo
GLYCINE SOJA OIL; en: Soybean oil; en: Soya oil; de: Sojaöl; it: Olio di soia; fr: Huile de soja; es: Aceite de soja
ZEA MAYS OIL; en: Corn oil; en: Maize oil; de: Maiskeimöl; it: Olio di mais; fr: Huile de maïs; es: Aceite de maíz
ELAEIS GUINEENSIS OIL; en: Palm oil; de: Palmöl; it: Olio di palma; fr: Huile de palme; es: Aceite de palma
ELAEIS GUINEENSIS KERNEL OIL; en: Palm kernel oil; de: Palmkernöl; it: Olio di palmisti; fr: Huile de palmiste; es: Aceite de palmiste
ORYZA SATIVA BRAN OIL; en: Rice bran oil; de: Reiskeimöl; de: Reiskleieöl; it: Olio di crusca di riso; fr: Huile de son de riz; es: Aceite de salvado de arroz
PRUNUS ARMENIACA KERNEL OIL; en: Apricot kernel oil; de: Aprikosenkernöl; it: Olio di nocciolo di albicocca; fr: Huile de noyau d'abricot; es: Aceite de hueso de albaricoque
PRUNUS PERSICA KERNEL OIL; en: Peach kernel oil; de: Pfirsichkernöl; it: Olio di nocciolo di pesca; fr: Huile de noyau de pêche; es: Aceite de hueso de melocotón
CORYLUS AVELLANA SEED OIL; en: Hazelnut oil; de: Haselnussöl; it: Olio di nocciola; fr: Huile de noisette; es: Aceite de avellana
JUGLANS REGIA SEED OIL; en: Walnut oil; de: Walnussöl; it: Olio di noce; fr: Huile de noix; es: Aceite de nuez
TRITICUM VULGARE GERM OIL; en: Wheat germ oil; de: Weizenkeimöl; it: Olio di germe di grano; fr: Huile de germe de blé; es: Aceite de germen de trigo
LINUM USITATISSIMUM SEED OIL; en: Linseed oil; en: Flaxseed oil; de: Leinöl; it: Olio di semi di lino; fr: Huile de lin; es: Aceite de linaza
CANNABIS SATIVA SEED OIL; en: Hemp seed oil; de: Hanfsamenöl; de: Hanföl; it: Olio di canapa; fr: Huile de chanvre; es: Aceite de cáñamo
OENOTHERA BIENNIS OIL; en: Evening primrose oil; de: Nachtkerzenöl; it: Olio di enotera; fr: Huile d'onagre; es: Aceite de onagra
BORAGO OFFICINALIS SEED OIL; en: Borage oil; de: Borretschöl; it: Olio di borragine; fr: Huile de bourrache; es: Aceite de borraja
ROSA CANINA FRUIT OIL; en: Rosehip oil; en: Rose hip oil; de: Hagebuttenöl; de: Wildrosenöl; it: Olio di rosa canina; fr: Huile d'églantier; es: Aceite de rosa canina
CARTHAMUS TINCTORIUS SEED OIL; en: Safflower oil; de: Distelöl; de: Safloröl; it: Olio di cartamo; fr: Huile de carthame; es: Aceite de cártamo
HIPPOPHAE RHAMNOIDES OIL; en: Sea buckthorn oil; de: Sanddornöl; it: Olio di olivello spinoso; fr: Huile d'argousier; es: Aceite de espino amarillo
RUBUS IDAEUS SEED OIL; en: Raspberry seed oil; de: Himbeersamenöl; it: Olio di semi di lampone; fr: Huile de pépins de framboise; es: Aceite de semilla de frambuesa
CUCURBITA PEPO SEED OIL; en: Pumpkin seed oil; de: Kürbiskernöl; it: Olio di semi di zucca; fr: Huile de pépins de courge; es: Aceite de semilla de calabaza
NIGELLA SATIVA SEED OIL; en: Black cumin oil; en: Black seed oil; de: Schwarzkümmelöl; it: Olio di cumino nero; fr: Huile de nigelle; es: Aceite de comino negro
CALOPHYLLUM INOPHYLLUM SEED OIL; en: Tamanu oil; de: Tamanuöl; it: Olio di tamanu; fr: Huile de tamanu; es: Aceite de tamanu
ADANSONIA DIGITATA SEED OIL; en: Baobab oil; de: Baobaböl; it: Olio di baobab; fr: Huile de baobab; es: Aceite de baobab
MORINGA OLEIFERA SEED OIL; en: Moringa oil; de: Moringaöl; it: Olio di moringa; fr: Huile de moringa; es: Aceite de moringa
CAMELLIA OLEIFERA SEED OIL; en: Camellia oil; en: Tea seed oil; de: Kamelienöl; it: Olio di camelia; fr: Huile de camélia; es: Aceite de camelia
AZADIRACHTA INDICA SEED OIL; Melia azadirachta seed oil; en: Neem oil; de: Neemöl; it: Olio di neem; fr: Huile de neem; es: Aceite de neem
ARACHIS HYPOGAEA OIL; en: Peanut oil; en: Groundnut oil; de: Erdnussöl; it: Olio di arachidi; fr: Huile d'arachide; es: Aceite de cacahuete
CANOLA OIL; en: Rapeseed oil; de: Rapsöl; it: Olio di colza; fr: Huile de colza; es: Aceite de colza
LIMNANTHES ALBA SEED OIL; en: Meadowfoam seed oil; de: Wiesenschaumkrautöl; it: Olio di limnanthes; fr: Huile de limnanthe; es: Aceite de espuma de la pradera
CERA ALBA; BEESWAX; en: White beeswax; de: Bienenwachs; it: Cera d'api; fr: Cire d'abeille; es: Cera de abejas; E 901
COPERNICIA CERIFERA CERA; COPERNICIA CERIFERA WAX; en: Carnauba wax; de: Carnaubawachs; it: Cera di carnauba; fr: Cire de carnauba; es: Cera de carnauba; E 903
EUPHORBIA CERIFERA CERA; CANDELILLA CERA; EUPHORBIA CERIFERA WAX; en: Candelilla wax; de: Candelillawachs; it: Cera di candelilla; fr: Cire de candelilla; es: Cera de candelilla; E 902
LANOLIN; en: Wool wax; en: Wool fat; de: Wollwachs; de: Wollfett; it: Lanolina; fr: Lanoline; es: Lanolina; Adeps lanae
ORYZA SATIVA CERA; ORYZA SATIVA BRAN WAX; en: Rice bran wax; de: Reiswachs; it: Cera di riso; fr: Cire de riz; es: Cera de arroz
SHELLAC; de: Schellack; it: Gommalacca; fr: Gomme-laque; es: Goma laca; E 904
`;
