postMessage("tiles");
