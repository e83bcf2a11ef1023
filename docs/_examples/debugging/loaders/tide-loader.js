module.exports = function tideLoader(content) {
  const tides = content.trim().split("\n").map(toTide);
  return `export default ${JSON.stringify(tides)};`;
};

function toTide(line) {
  const [time, meters] = line.split(" ");
  return { time, meters: Number(meters) };
}
