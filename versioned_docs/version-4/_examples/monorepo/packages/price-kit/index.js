export const price = (tea) => `${tea?.cents ?? 0} cents`;
