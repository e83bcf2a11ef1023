var HarborKit = { charts: { bars: (values) => values.join(", ") } };
