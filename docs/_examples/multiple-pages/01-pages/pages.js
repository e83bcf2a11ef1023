module.exports = [
  { name: "index", title: "Harbor" },
  { name: "tides", title: "Tides" },
  { name: "berths", title: "Berths" },
];
