import("./cart.js");

__webpack_init_sharing__("default").then(() => {
  console.log(__webpack_share_scopes__.default);
});
