exports.dayName = (day, language) => require("./locale/" + language).days[day];
