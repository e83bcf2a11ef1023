exports.readTide = regeneratorRuntime.mark(function readTide() {
  return regeneratorRuntime.wrap(function (context) {
    return context.abrupt("return", "3.2 m");
  }, readTide);
});
