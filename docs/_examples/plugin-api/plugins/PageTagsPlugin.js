const PLUGIN = "PageTagsPlugin";

module.exports = class PageTagsPlugin {
  apply(compiler) {
    const { html } = compiler.webpack;

    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const hooks = html.HtmlModulesPlugin.getCompilationHooks(compilation);

      hooks.injectTags.tap(PLUGIN, (tags) => [
        ...tags,
        { tag: "meta", attrs: { name: "author", content: "Ferry" } },
      ]);
      hooks.transformTags.tap(PLUGIN, (tags) => {
        for (const { tag, attrs } of tags) {
          if (tag === "script") attrs["data-app"] = "ferry";
        }
      });
      hooks.transformHtml.tap(PLUGIN, (page) => page.replace("TITLE", "Ferry"));
      hooks.htmlEmitted.tap(PLUGIN, ({ outputName }) => console.log(outputName));
    });
  }
};
