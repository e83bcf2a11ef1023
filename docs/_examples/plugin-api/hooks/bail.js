const { SyncBailHook } = require("tapable");

const mayDepart = new SyncBailHook(["wind"]);

mayDepart.tap("Storm", (wind) => (wind > 60 ? false : undefined));
mayDepart.tap("Captain", (wind) => {
  console.log(`The captain decides at ${wind} km/h`);
  return true;
});

console.log(mayDepart.call(20));
console.log(mayDepart.call(80));
