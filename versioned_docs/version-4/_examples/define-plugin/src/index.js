document.title = `Herb shelf ${VERSION}`;

if (DEBUG) {
  console.log("debugging helpers are on");
}
