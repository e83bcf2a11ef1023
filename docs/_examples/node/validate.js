const { validate, ValidationError } = require("webpack");

for (const options of [
  { mode: "production" },
  { mode: "fast", watch: "yes" },
]) {
  try {
    validate(options);
    console.log("valid");
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    console.log(error.message);
  }
}
