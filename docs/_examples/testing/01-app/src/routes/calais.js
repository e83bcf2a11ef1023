export default { to: "Calais", cents: 3950 };
