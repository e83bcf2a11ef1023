exports.days = "domingo lunes martes miércoles jueves viernes sábado".split(" ");
