export const trip = "Lisbon to Faro";
