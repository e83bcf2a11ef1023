exports.search = (list, word) => list.filter((name) => name.includes(word));
