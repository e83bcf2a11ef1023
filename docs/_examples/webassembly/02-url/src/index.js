const output = document.createElement("output");
const button = document.createElement("button");
button.textContent = "Count";
document.body.append(button, output);

button.addEventListener("click", async () => {
  const url = new URL("../build/primes.wasm", import.meta.url);
  const { instance } = await WebAssembly.instantiateStreaming(fetch(url));
  output.textContent = `${instance.exports.countPrimes(100_000)} primes below 100,000`;
});
