export function describePrimes(name: string, limit: i32): string {
  return name + ": " + countPrimes(limit).toString();
}

function countPrimes(limit: i32): i32 {
  let count = 0;
  for (let candidate = 2; candidate < limit; candidate++) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor != 0) divisor++;
    if (divisor * divisor > candidate) count++;
  }
  return count;
}
