module.exports = {
  postcssPlugin: "px-to-rem",
  Declaration: {
    "font-size"(declaration) {
      declaration.value = declaration.value.replace(
        /([\d.]+)px/g,
        (_, pixels) => `${pixels / 16}rem`,
      );
    },
  },
};
