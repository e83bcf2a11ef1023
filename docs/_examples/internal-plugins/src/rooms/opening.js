export const opening = "open from Tuesday to Sunday, from ten to six";
