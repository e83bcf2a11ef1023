import { countPrimes } from "../build/primes.wasm";

const output = document.createElement("output");
output.textContent = `${countPrimes(100_000)} primes below 100,000`;
document.body.append(output);
