(function (root) {
  var title = root.document.querySelector("h1");
  root.setTitle = function (text) {
    title.textContent = text;
  };
})(this);
