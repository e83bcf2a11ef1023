exports.days = "söndag måndag tisdag onsdag torsdag fredag lördag".split(" ");
