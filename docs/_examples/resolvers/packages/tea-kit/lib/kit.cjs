exports.brew = (tea) => `${tea} is ready`;
