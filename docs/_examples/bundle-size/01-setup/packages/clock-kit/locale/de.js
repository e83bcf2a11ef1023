exports.days = "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag".split(" ");
