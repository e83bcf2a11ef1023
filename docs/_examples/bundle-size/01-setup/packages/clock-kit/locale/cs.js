exports.days = "neděle pondělí úterý středa čtvrtek pátek sobota".split(" ");
