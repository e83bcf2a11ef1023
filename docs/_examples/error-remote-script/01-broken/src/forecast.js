export const forecast = "Lisbon: 21 °C";
