console.log(import.meta.resolve("./logo.svg"));
