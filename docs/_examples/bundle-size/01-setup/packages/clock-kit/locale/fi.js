exports.days = "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai".split(" ");
