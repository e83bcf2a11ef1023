exports.zoom = 7;
