import { countWords } from "./count.js";

const { runtime } = globalThis.chrome;

runtime.sendMessage({ words: countWords(document.body.innerText) });
