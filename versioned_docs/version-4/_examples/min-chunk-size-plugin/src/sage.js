export const text = "Sage: likes dry soil and sun";
