const files = import.meta.webpackContext("./routes", { regExp: /\.js$/ });

export const routes = files.keys().map((file) => files(file).default);
