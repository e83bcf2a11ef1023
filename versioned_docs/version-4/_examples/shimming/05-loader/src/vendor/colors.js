var teamColors = { Castle: "crimson", Harbor: "navy", Mill: "seagreen" };

function colorOf(name) {
  return teamColors[name] || "black";
}
