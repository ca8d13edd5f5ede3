import type { AttributeField } from "@neroli/contract/attributes/fields.ts";

/** As in term-names.ts: what a material acts on, what people look for now, and its hazards (CLP). */
export const scienceNames: Partial<Record<AttributeField, string>> = {
  biological_target: `
Collagen synthesis | Kollagensynthese | Sintesi del collagene | Synthèse du collagène | Síntesis de colágeno |
Free radicals | Freie Radikale | Radicali liberi | Radicaux libres | Radicales libres |
Hair follicle | Haarfollikel | Follicolo pilifero | Follicule pileux | Folículo piloso |
Hyaluronan synthesis | Hyaluronsynthese | Sintesi dell’acido ialuronico | Synthèse d’acide hyaluronique | Síntesis de ácido hialurónico |
Melanin synthesis | Melaninsynthese | Sintesi della melanina | Synthèse de la mélanine | Síntesis de melanina |
Neuromuscular signalling | Neuromuskuläre Signale | Segnali neuromuscolari | Signaux neuromusculaires | Señales neuromusculares |
Sebum production | Talgproduktion | Produzione di sebo | Production de sébum | Producción de sebo |
Sensory receptors | Sinnesrezeptoren | Recettori sensoriali | Récepteurs sensoriels | Receptores sensoriales |
Skin barrier | Hautbarriere | Barriera cutanea | Barrière cutanée | Barrera cutánea |
Skin microbiome | Hautmikrobiom | Microbioma cutaneo | Microbiome cutané | Microbioma cutáneo |`,
  market_trends: `
Blue beauty | Blue Beauty | Blue beauty | Beauté bleue | Belleza azul |
Clean beauty | Clean Beauty | Clean beauty | Beauté clean | Belleza limpia |
Cold wash | Kaltwäsche | Lavaggio a freddo | Lavage à froid | Lavado en frío |
Healthy ageing | Gesundes Altern | Invecchiamento sano | Bien vieillir | Envejecimiento saludable | Healthy aging
Microbiome | Mikrobiom | Microbioma | Microbiome | Microbioma |
Mineral sun care | Mineralischer Sonnenschutz | Solari minerali | Solaires minéraux | Protección solar mineral |
Minimalist formulas | Minimalistische Rezepturen | Formule minimaliste | Formules minimalistes | Fórmulas minimalistas |
Oral wellness | Mundgesundheit | Benessere orale | Bien-être bucco-dentaire | Bienestar bucal |
Plant-based food | Pflanzliche Lebensmittel | Alimenti vegetali | Aliments végétaux | Alimentos vegetales |
Refill and concentrate | Nachfüllen und Konzentrate | Ricariche e concentrati | Recharges et concentrés | Recargas y concentrados |
Sensitive skin | Empfindliche Haut | Pelle sensibile | Peau sensible | Piel sensible |
Sensorial textures | Sinnliche Texturen | Texture sensoriali | Textures sensorielles | Texturas sensoriales |
Skinification of hair | Hautpflege für das Haar | Skinification dei capelli | Skinification du cheveu | Skinificación del cabello |
Sugar reduction in food | Zuckerreduktion | Riduzione degli zuccheri | Réduction du sucre | Reducción de azúcar |
Upcycling | Upcycling | Upcycling | Surcyclage | Suprarreciclaje |
Waterless beauty | Wasserfreie Kosmetik | Cosmesi senza acqua | Cosmétique sans eau | Cosmética sin agua |`,
  hazard_statements: `
H225 Highly flammable liquid and vapour | H225 Flüssigkeit und Dampf leicht entzündbar | H225 Liquido e vapori facilmente infiammabili | H225 Liquide et vapeurs très inflammables | H225 Líquido y vapores muy inflamables |
H226 Flammable liquid and vapour | H226 Flüssigkeit und Dampf entzündbar | H226 Liquido e vapori infiammabili | H226 Liquide et vapeurs inflammables | H226 Líquidos y vapores inflamables |
H272 May intensify fire; oxidiser | H272 Kann Brand verstärken; Oxidationsmittel | H272 Può aggravare un incendio; comburente | H272 Peut aggraver un incendie; comburant | H272 Puede agravar un incendio; comburente |
H290 May be corrosive to metals | H290 Kann gegenüber Metallen korrosiv sein | H290 Può essere corrosivo per i metalli | H290 Peut être corrosif pour les métaux | H290 Puede ser corrosivo para los metales |
H302 Harmful if swallowed | H302 Gesundheitsschädlich bei Verschlucken | H302 Nocivo se ingerito | H302 Nocif en cas d’ingestion | H302 Nocivo en caso de ingestión |
H304 May be fatal if swallowed and enters airways | H304 Kann bei Verschlucken und Eindringen in die Atemwege tödlich sein | H304 Può essere letale in caso di ingestione e di penetrazione nelle vie respiratorie | H304 Peut être mortel en cas d’ingestion et de pénétration dans les voies respiratoires | H304 Puede ser mortal en caso de ingestión y penetración en las vías respiratorias |
H314 Causes severe skin burns and eye damage | H314 Verursacht schwere Verätzungen der Haut und schwere Augenschäden | H314 Provoca gravi ustioni cutanee e gravi lesioni oculari | H314 Provoque de graves brûlures de la peau et de graves lésions des yeux | H314 Provoca quemaduras graves en la piel y lesiones oculares graves |
H315 Causes skin irritation | H315 Verursacht Hautreizungen | H315 Provoca irritazione cutanea | H315 Provoque une irritation cutanée | H315 Provoca irritación cutánea |
H317 May cause an allergic skin reaction | H317 Kann allergische Hautreaktionen verursachen | H317 Può provocare una reazione allergica cutanea | H317 Peut provoquer une allergie cutanée | H317 Puede provocar una reacción alérgica en la piel |
H318 Causes serious eye damage | H318 Verursacht schwere Augenschäden | H318 Provoca gravi lesioni oculari | H318 Provoque de graves lésions des yeux | H318 Provoca lesiones oculares graves |
H319 Causes serious eye irritation | H319 Verursacht schwere Augenreizung | H319 Provoca grave irritazione oculare | H319 Provoque une sévère irritation des yeux | H319 Provoca irritación ocular grave |
H334 May cause allergy or asthma symptoms or breathing difficulties if inhaled | H334 Kann bei Einatmen Allergie, asthmaartige Symptome oder Atembeschwerden verursachen | H334 Può provocare sintomi allergici o asmatici o difficoltà respiratorie se inalato | H334 Peut provoquer des symptômes allergiques ou d’asthme ou des difficultés respiratoires par inhalation | H334 Puede provocar síntomas de alergia o asma o dificultades respiratorias en caso de inhalación |
H335 May cause respiratory irritation | H335 Kann die Atemwege reizen | H335 Può irritare le vie respiratorie | H335 Peut irriter les voies respiratoires | H335 Puede irritar las vías respiratorias |
H400 Very toxic to aquatic life | H400 Sehr giftig für Wasserorganismen | H400 Molto tossico per gli organismi acquatici | H400 Très toxique pour les organismes aquatiques | H400 Muy tóxico para los organismos acuáticos |
H410 Very toxic to aquatic life with long lasting effects | H410 Sehr giftig für Wasserorganismen mit langfristiger Wirkung | H410 Molto tossico per gli organismi acquatici con effetti di lunga durata | H410 Très toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme | H410 Muy tóxico para los organismos acuáticos, con efectos nocivos duraderos |
H411 Toxic to aquatic life with long lasting effects | H411 Giftig für Wasserorganismen, mit langfristiger Wirkung | H411 Tossico per gli organismi acquatici con effetti di lunga durata | H411 Toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme | H411 Tóxico para los organismos acuáticos, con efectos nocivos duraderos |
H412 Harmful to aquatic life with long lasting effects | H412 Schädlich für Wasserorganismen, mit langfristiger Wirkung | H412 Nocivo per gli organismi acquatici con effetti di lunga durata | H412 Nocif pour les organismes aquatiques, entraîne des effets néfastes à long terme | H412 Nocivo para los organismos acuáticos, con efectos nocivos duraderos |`,
};
