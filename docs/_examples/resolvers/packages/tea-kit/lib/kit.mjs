export const brew = (tea) => `${tea} is ready`;
