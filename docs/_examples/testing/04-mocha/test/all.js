const tests = import.meta.webpackContext("../src", {
  recursive: true,
  regExp: /\.test\.js$/,
});

tests.keys().forEach(tests);
