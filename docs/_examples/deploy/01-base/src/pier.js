const lengths = { north: 240, south: 180 };

export const describe = (name) => `The ${name} pier is ${lengths[name]} m long`;
