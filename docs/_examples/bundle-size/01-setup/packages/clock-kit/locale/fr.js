exports.days = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");
