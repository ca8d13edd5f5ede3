import type { AttributeField } from "@neroli/contract/attributes/fields.ts";

/** As in term-names.ts: term | German | Italian | French | Spanish | further spellings. */
export const claimNames: Partial<Record<AttributeField, string>> = {
  performance_claims: `
Moisturising | Feuchtigkeitsspendend | Idratante | Hydratant | Hidratante | Moisturizing
Long-lasting moisture | Anhaltende Feuchtigkeit | Idratazione a lunga durata | Hydratation longue durée | Hidratación duradera |
Brightening | Aufhellend | Illuminante | Éclat du teint | Iluminador |
Evens skin tone | Gleichmäßiger Hautton | Uniforma l’incarnato | Unifie le teint | Unifica el tono |
Anti-ageing | Anti-Aging | Antietà | Anti-âge | Antiedad | Anti-aging
Wrinkle reduction | Faltenreduktion | Riduzione delle rughe | Réduction des rides | Reducción de arrugas | Anti-wrinkle
Firming | Straffend | Rassodante | Raffermissant | Reafirmante |
Barrier support | Stärkt die Hautbarriere | Sostiene la barriera cutanea | Soutient la barrière cutanée | Refuerza la barrera cutánea |
Soothing | Beruhigend | Lenitivo | Apaisant | Calmante | Calming
Anti-redness | Gegen Rötungen | Contro i rossori | Anti-rougeurs | Antirrojeces |
Blemish control | Gegen Unreinheiten | Contro le imperfezioni | Anti-imperfections | Contra imperfecciones | Anti-acne
Sebum control | Talgregulierend | Sebo-regolatore | Régule le sébum | Control del sebo |
Mattifying | Mattierend | Opacizzante | Matifiant | Matificante |
Gentle exfoliation | Sanftes Peeling | Esfoliazione delicata | Exfoliation douce | Exfoliación suave |
Antioxidant protection | Antioxidativer Schutz | Protezione antiossidante | Protection antioxydante | Protección antioxidante |
Blue light protection | Schutz vor blauem Licht | Protezione dalla luce blu | Protection lumière bleue | Protección contra la luz azul |
UV protection | UV-Schutz | Protezione UV | Protection UV | Protección UV |
Water resistant | Wasserfest | Resistente all’acqua | Résistant à l’eau | Resistente al agua | Waterproof
Mild cleansing | Milde Reinigung | Detersione delicata | Nettoyage doux | Limpieza suave |
Rich foam | Reicher Schaum | Schiuma ricca | Mousse riche | Espuma abundante |
Soft skin feel | Weiches Hautgefühl | Pelle morbida | Peau douce | Tacto suave en la piel |
Fast absorbing | Zieht schnell ein | Rapido assorbimento | Absorption rapide | Absorción rápida |
Non-greasy feel | Nicht fettend | Non untuoso | Toucher non gras | Tacto no graso |
Shine | Glanz | Brillantezza | Brillance | Brillo |
Frizz control | Gegen Frizz | Anticrespo | Anti-frisottis | Antiencrespamiento | Anti-frizz
Easy combing | Leichte Kämmbarkeit | Facile pettinabilità | Démêlage facile | Fácil peinado | Combability
Colour protection | Farbschutz | Protezione del colore | Protection de la couleur | Protección del color | Color protection
Anti-dandruff | Gegen Schuppen | Antiforfora | Antipelliculaire | Anticaspa |
Long hold | Starker Halt | Lunga tenuta | Tenue longue durée | Fijación duradera |
Volume | Volumen | Volume | Volume | Volumen |
Odour control | Gegen Gerüche | Controllo degli odori | Contrôle des odeurs | Control del olor | Odor control
Whitening | Bleichend | Sbiancante | Blanchissant | Blanqueador |
Enamel protection | Zahnschmelzschutz | Protezione dello smalto | Protection de l’émail | Protección del esmalte |
Stain removal | Fleckentfernung | Smacchiante | Élimination des taches | Eliminación de manchas |
Grease removal | Fettlösend | Sgrassante | Dégraissant | Desengrasante | Degreasing
Limescale removal | Kalklösend | Anticalcare | Anticalcaire | Antical |
Low temperature cleaning | Reinigung bei niedriger Temperatur | Pulizia a bassa temperatura | Nettoyage à basse température | Limpieza a baja temperatura |
Streak-free shine | Streifenfreier Glanz | Brillantezza senza aloni | Brillance sans traces | Brillo sin marcas |
Fabric care | Textilpflege | Cura dei tessuti | Soin du linge | Cuidado de tejidos |
Sugar reduction | Zuckerreduktion | Riduzione degli zuccheri | Réduction du sucre | Reducción de azúcar |
Clean label | Clean Label | Etichetta pulita | Clean label | Etiqueta limpia |
Heat stable | Hitzestabil | Stabile al calore | Stable à la chaleur | Estable al calor |
Clean taste | Reiner Geschmack | Gusto pulito | Goût net | Sabor limpio |`,
  sustainability_claims: `
Biodegradable | Biologisch abbaubar | Biodegradabile | Biodégradable | Biodegradable |
Bio-based | Biobasiert | A base biologica | Biosourcé | De base biológica | Biobased
Upcycled | Upcycling-Rohstoff | Da riciclo creativo | Surcyclé | Suprarreciclado |
Vegan | Vegan | Vegano | Végan | Vegano |
Fair trade sourcing | Aus fairem Handel | Da commercio equo | Issu du commerce équitable | De comercio justo |
Low carbon footprint | Geringer CO₂-Fußabdruck | Bassa impronta di carbonio | Faible empreinte carbone | Baja huella de carbono |
Renewable energy | Erneuerbare Energie | Energia rinnovabile | Énergie renouvelable | Energía renovable |
Responsibly sourced | Verantwortungsvoll beschafft | Da fonti responsabili | Approvisionnement responsable | Origen responsable |
Reef considerate | Riffschonend | Rispettoso delle barriere coralline | Respectueux des récifs | Respetuoso con los arrecifes | Reef safe
Local sourcing | Regional beschafft | Da filiera locale | Approvisionnement local | Origen local |
Cold process | Kaltverfahren | Processo a freddo | Procédé à froid | Proceso en frío |
Organic farming | Ökologischer Landbau | Agricoltura biologica | Agriculture biologique | Agricultura ecológica |
Concentrated format | Konzentrat | Formato concentrato | Format concentré | Formato concentrado |
Fermentation derived | Durch Fermentation gewonnen | Ottenuto per fermentazione | Issu de la fermentation | Obtenido por fermentación |
Deforestation-free | Entwaldungsfrei | Senza deforestazione | Sans déforestation | Sin deforestación |`,
  free_from_claims: `
Paraben-free | Ohne Parabene | Senza parabeni | Sans parabènes | Sin parabenos |
Sulfate-free | Ohne Sulfate | Senza solfati | Sans sulfates | Sin sulfatos | Sulphate-free
Silicone-free | Ohne Silikone | Senza siliconi | Sans silicones | Sin siliconas |
Fragrance-free | Ohne Duftstoffe | Senza profumo | Sans parfum | Sin perfume | Unscented
Alcohol-free | Ohne Alkohol | Senza alcol | Sans alcool | Sin alcohol |
Gluten-free | Glutenfrei | Senza glutine | Sans gluten | Sin gluten |
Allergen-free | Ohne Allergene | Senza allergeni | Sans allergènes | Sin alérgenos |
Microplastic-free | Ohne Mikroplastik | Senza microplastiche | Sans microplastiques | Sin microplásticos |
Palm oil-free | Ohne Palmöl | Senza olio di palma | Sans huile de palme | Sin aceite de palma |
PEG-free | Ohne PEG | Senza PEG | Sans PEG | Sin PEG |
Mineral oil-free | Ohne Mineralöl | Senza olio minerale | Sans huile minérale | Sin aceite mineral |
Phosphate-free | Phosphatfrei | Senza fosfati | Sans phosphates | Sin fosfatos |
GMO-free | Gentechnikfrei | Senza OGM | Sans OGM | Sin OMG | Non-GMO
Nano-free | Ohne Nanomaterialien | Senza nanomateriali | Sans nanomatériaux | Sin nanomateriales |
Preservative-free | Ohne Konservierungsmittel | Senza conservanti | Sans conservateurs | Sin conservantes |`,
};
