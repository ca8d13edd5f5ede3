/**
 * The layers of all styles; whatever comes later wins, and pages, which stand in no layer, above
 * all. It is the first thing in each page's head: the files come in whichever order they are
 * needed, and the first to name a layer would else decide.
 */
export const styleLayers = "@layer ground, mantine, kit, frame;";
