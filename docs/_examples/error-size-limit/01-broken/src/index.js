import { parse as parseScript } from "acorn";
import _ from "lodash";
import { parse as parseYaml } from "yaml";

const parsers = {
  js: (text) => parseScript(text, { ecmaVersion: "latest" }),
  yaml: (text) => parseYaml(text),
};

const editor = document.querySelector("textarea");
const check = () => parsers[editor.name](editor.value);
editor.addEventListener("input", _.debounce(check, 300));
