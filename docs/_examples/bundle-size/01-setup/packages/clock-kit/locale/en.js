exports.days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
