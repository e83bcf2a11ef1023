export const brightest = "Venus";
