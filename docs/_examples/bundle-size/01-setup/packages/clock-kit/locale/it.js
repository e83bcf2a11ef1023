exports.days = "domenica lunedì martedì mercoledì giovedì venerdì sabato".split(" ");
