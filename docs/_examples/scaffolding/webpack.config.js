const isProduction = process.env.NODE_ENV === "production";

export default {
  mode: isProduction ? "production" : "development",
  output: {
    filename: isProduction ? "[name].[contenthash].js" : "[name].js",
    clean: true,
  },
};
