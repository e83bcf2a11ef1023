import { herb } from "./herb.js";

console.log(herb);

globalThis.update = async () => {
  const ids = await module.hot.check();
  console.log(module.hot.status(), ids);

  const options = {
    ignoreUnaccepted: true,
    onUnaccepted: ({ type, chain }) => console.log(type, chain),
  };
  console.log(await module.hot.apply(options), module.hot.status());
};
