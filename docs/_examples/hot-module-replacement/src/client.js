globalThis.update ??= async () => {
  try {
    console.log("updated:", await module.hot.check(true));
  } catch (error) {
    console.log(`${module.hot.status()}:`, error.message);
  }
};
