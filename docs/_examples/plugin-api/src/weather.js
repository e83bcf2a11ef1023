import "weather:Island";
