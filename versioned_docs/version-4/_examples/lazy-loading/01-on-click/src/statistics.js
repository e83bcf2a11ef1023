console.log("statistics.js runs");

export function summary(sightings) {
  return `${sightings.length} sightings, ${new Set(sightings).size} species`;
}
