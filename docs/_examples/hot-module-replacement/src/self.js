const grams = 20;
if (grams < 0) throw new Error("less than nothing");
console.log(`${grams} g`);

module.hot?.accept((error, { moduleId }) => {
  console.log(`${moduleId} failed: ${error.message}`);
});
