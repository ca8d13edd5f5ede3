/** Essential oils and extracts of plants: INCI name first. */
export const essentialOils = `
MELALEUCA ALTERNIFOLIA LEAF OIL; en: Tea tree oil; de: Teebaumöl; it: Olio di tea tree; it: Olio essenziale di tea tree; it: Olio di melaleuca; fr: Huile essentielle d'arbre à thé; fr: Huile d'arbre à thé; es: Aceite del árbol del té
LAVANDULA ANGUSTIFOLIA OIL; en: Lavender oil; de: Lavendelöl; it: Olio di lavanda; it: Olio essenziale di lavanda; fr: Huile essentielle de lavande; es: Aceite de lavanda
MENTHA PIPERITA OIL; en: Peppermint oil; de: Pfefferminzöl; it: Olio di menta piperita; fr: Huile essentielle de menthe poivrée; es: Aceite de menta piperita
EUCALYPTUS GLOBULUS LEAF OIL; en: Eucalyptus oil; de: Eukalyptusöl; it: Olio di eucalipto; fr: Huile essentielle d'eucalyptus; es: Aceite de eucalipto
ROSMARINUS OFFICINALIS LEAF OIL; en: Rosemary oil; de: Rosmarinöl; it: Olio di rosmarino; fr: Huile essentielle de romarin; es: Aceite de romero
CITRUS LIMON PEEL OIL; en: Lemon oil; de: Zitronenöl; it: Olio di limone; fr: Huile essentielle de citron; es: Aceite de limón
CITRUS AURANTIUM BERGAMIA FRUIT OIL; en: Bergamot oil; de: Bergamotteöl; it: Olio di bergamotto; fr: Huile essentielle de bergamote; es: Aceite de bergamota
CITRUS AURANTIUM AMARA FLOWER OIL; en: Neroli oil; de: Neroliöl; it: Olio di neroli; fr: Huile essentielle de néroli; es: Aceite de neroli
ROSA DAMASCENA FLOWER OIL; en: Rose oil; de: Rosenöl; it: Olio di rosa; fr: Huile essentielle de rose; es: Aceite de rosa
CANANGA ODORATA FLOWER OIL; en: Ylang ylang oil; de: Ylang-Ylang-Öl; it: Olio di ylang ylang; fr: Huile essentielle d'ylang-ylang; es: Aceite de ylang ylang
THYMUS VULGARIS OIL; en: Thyme oil; de: Thymianöl; it: Olio di timo; fr: Huile essentielle de thym; es: Aceite de tomillo
EUGENIA CARYOPHYLLUS BUD OIL; en: Clove oil; de: Nelkenöl; it: Olio di chiodi di garofano; fr: Huile essentielle de clou de girofle; es: Aceite de clavo
ALOE BARBADENSIS LEAF JUICE; en: Aloe vera juice; en: Aloe vera gel; de: Aloe-vera-Saft; it: Succo di aloe vera; fr: Jus d'aloe vera; es: Jugo de aloe vera
ALOE BARBADENSIS LEAF EXTRACT; en: Aloe vera extract; de: Aloe-vera-Extrakt; it: Estratto di aloe vera; fr: Extrait d'aloe vera; es: Extracto de aloe vera
CAMELLIA SINENSIS LEAF EXTRACT; en: Green tea extract; de: Grüntee-Extrakt; it: Estratto di tè verde; fr: Extrait de thé vert; es: Extracto de té verde
CENTELLA ASIATICA EXTRACT; en: Gotu kola extract; en: Cica; de: Tigergras-Extrakt; it: Estratto di centella asiatica; fr: Extrait de centella asiatica; es: Extracto de centella asiática
GLYCYRRHIZA GLABRA ROOT EXTRACT; en: Licorice root extract; en: Liquorice extract; de: Süßholzwurzel-Extrakt; it: Estratto di liquirizia; fr: Extrait de réglisse; es: Extracto de regaliz
CALENDULA OFFICINALIS FLOWER EXTRACT; en: Marigold extract; en: Calendula extract; de: Ringelblumen-Extrakt; it: Estratto di calendula; fr: Extrait de calendula; fr: Extrait de souci; es: Extracto de caléndula
CHAMOMILLA RECUTITA FLOWER EXTRACT; en: Chamomile extract; de: Kamillen-Extrakt; it: Estratto di camomilla; fr: Extrait de camomille; es: Extracto de manzanilla
HAMAMELIS VIRGINIANA WATER; en: Witch hazel water; de: Hamameliswasser; it: Acqua di amamelide; fr: Eau d'hamamélis; es: Agua de hamamelis
HAMAMELIS VIRGINIANA LEAF EXTRACT; en: Witch hazel extract; de: Hamamelis-Extrakt; it: Estratto di amamelide; fr: Extrait d'hamamélis; es: Extracto de hamamelis
GINKGO BILOBA LEAF EXTRACT; en: Ginkgo extract; de: Ginkgo-Extrakt; it: Estratto di ginkgo; fr: Extrait de ginkgo; es: Extracto de ginkgo
PANAX GINSENG ROOT EXTRACT; en: Ginseng extract; de: Ginseng-Extrakt; it: Estratto di ginseng; fr: Extrait de ginseng; es: Extracto de ginseng
ROSA DAMASCENA FLOWER WATER; en: Rose water; de: Rosenwasser; it: Acqua di rose; fr: Eau de rose; es: Agua de rosas
URTICA DIOICA EXTRACT; en: Nettle extract; de: Brennnessel-Extrakt; it: Estratto di ortica; fr: Extrait d'ortie; es: Extracto de ortiga
AVENA SATIVA KERNEL FLOUR; en: Oat flour; en: Colloidal oatmeal; de: Hafermehl; it: Farina di avena; fr: Farine d'avoine; es: Harina de avena
ZINGIBER OFFICINALE ROOT EXTRACT; en: Ginger extract; de: Ingwer-Extrakt; it: Estratto di zenzero; fr: Extrait de gingembre; es: Extracto de jengibre
CURCUMA LONGA ROOT EXTRACT; en: Turmeric extract; de: Kurkuma-Extrakt; it: Estratto di curcuma; fr: Extrait de curcuma; es: Extracto de cúrcuma
PUNICA GRANATUM FRUIT EXTRACT; en: Pomegranate extract; de: Granatapfel-Extrakt; it: Estratto di melograno; fr: Extrait de grenade; es: Extracto de granada
MEL; en: Honey; de: Honig; it: Miele; fr: Miel; es: Miel
`;
