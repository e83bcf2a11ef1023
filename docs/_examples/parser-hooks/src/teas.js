export const teas = ["Assam", "Sencha"];
