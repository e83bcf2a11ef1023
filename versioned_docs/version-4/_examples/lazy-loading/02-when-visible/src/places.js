export function showPlaces(section) {
  section.append("Mill pond, old orchard");
}
