import { instantiate } from "../build/primes.js";

const url = new URL("../build/primes.wasm", import.meta.url);
const module = await WebAssembly.compileStreaming(fetch(url));
const { describePrimes } = await instantiate(module, {});

const output = document.createElement("output");
output.textContent = describePrimes("Primes below 100,000", 100_000);
document.body.append(output);
