exports.days = "søndag mandag tirsdag onsdag torsdag fredag lørdag".split(" ");
