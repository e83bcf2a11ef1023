import _ from "lodash";

const parsers = {
  js: async (text) => (await import("acorn")).parse(text, { ecmaVersion: "latest" }),
  yaml: async (text) => (await import("yaml")).parse(text),
};

const editor = document.querySelector("textarea");
const check = () => parsers[editor.name](editor.value);
editor.addEventListener("input", _.debounce(check, 300));
