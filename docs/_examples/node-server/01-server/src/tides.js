const meters = { dover: 6.8, calais: 7.2 };

export function tideIn(harbor) {
  return { harbor, meters: meters[harbor].toFixed(1) };
}
