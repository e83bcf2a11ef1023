exports.robin = "in gardens";
