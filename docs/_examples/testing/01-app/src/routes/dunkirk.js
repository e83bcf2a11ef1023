export default { to: "Dunkirk", cents: 3400 };
