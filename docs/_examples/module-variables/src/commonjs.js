exports.loadedAtStart = module.loaded;

setTimeout(() => {
  console.log(module.id);
  console.log(exports.loadedAtStart, module.loaded);
});

if (module.hot) module.hot.accept();
