const schema = {
  type: "object",
  properties: {
    portions: { type: "number", minimum: 1 },
    unit: { enum: ["g", "oz"] },
  },
  additionalProperties: false,
};

module.exports = function portionLoader(content) {
  const { portions = 1, unit = "g" } = this.getOptions(schema);
  const factor = unit === "oz" ? portions / 28.35 : portions;

  return content.replace(
    /(\d+) g/g,
    (match, grams) => `${Math.round(grams * factor)} ${unit}`,
  );
};
