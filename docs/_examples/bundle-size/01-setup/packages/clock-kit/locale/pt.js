exports.days = "domingo segunda terça quarta quinta sexta sábado".split(" ");
