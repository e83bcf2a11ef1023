exports.mixed = [];

exports.mix = (one, other) => {
  exports.mixed.push(`${one} and ${other}`);
};
