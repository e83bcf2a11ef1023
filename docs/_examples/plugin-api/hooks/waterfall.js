const { SyncWaterfallHook } = require("tapable");

const price = new SyncWaterfallHook(["euros", "ticket"]);

price.tap("Child", (euros, { child }) => (child ? euros / 2 : undefined));
price.tap("Evening", (euros) => euros - 1);

console.log(price.call(12, { child: true }));
console.log(price.call(12, { child: false }));
