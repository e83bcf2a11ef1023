import { mix as mixUnchecked } from "./index.js";

export function mix(...colors) {
  const wrong = colors.find((color) => !/^#[\da-f]{6}$/i.test(color));
  if (wrong) throw new TypeError(`${wrong} is not a color such as #008080`);
  return mixUnchecked(...colors);
}
