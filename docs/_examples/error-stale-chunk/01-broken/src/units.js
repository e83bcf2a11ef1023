(function (units) {
  units.unit = "km";
})(this);
