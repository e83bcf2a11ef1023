exports.mix = (one, other) => `${one} and ${other}`;
