exports.label = (text) => `[ ${text} ]`;
