export const units = ["gram", "ounce"];

if (module.hot) {
  const last = module.hot.data?.units;
  module.hot.accept();
  module.hot.dispose((data) => (data.units = units));

  if (last && last[0] !== units[0]) module.hot.invalidate();
}
