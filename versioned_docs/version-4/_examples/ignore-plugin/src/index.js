let print = console.log;
try {
  print = require("label-printer").print;
} catch (error) {
  print(error.message);
}
print("Basil, 3 pots");
