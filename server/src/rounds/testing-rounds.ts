/** The form of a round: 250 kg of either product. */
export const newRound = (products: readonly string[]) => ({
  type: "QUOTE",
  origin: "search",
  message: "What does it cost?",
  contact: { full_name: "Ada Ferrari", company: "Maison Ambre", department: "QUALITY" },
  products,
  quantities: products.map(() => ({ value: 250, unit: "kg" })),
  lines: products.map(() => 0),
  alternatives: true,
});
