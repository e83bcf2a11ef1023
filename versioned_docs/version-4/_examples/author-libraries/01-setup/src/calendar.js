const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Counts the full weeks from today until a day, such as "2027-03-20".
 * @param {string} day
 * @param {string} today
 */
export function weeksUntil(day, today) {
  return Math.floor((Date.parse(day) - Date.parse(today)) / week);
}
