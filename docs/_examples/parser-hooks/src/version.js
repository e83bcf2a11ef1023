/* global SHOP_VERSION */
if (typeof SHOP_VERSION === "string") {
  console.log("Version", SHOP_VERSION);
}
if (SHOP_VERSION === "1.0") {
  console.log("First release");
}
