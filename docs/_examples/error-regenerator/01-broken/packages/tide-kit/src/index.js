export async function readTide() {
  const meters = await Promise.resolve(3.2);
  return `${meters} m`;
}
