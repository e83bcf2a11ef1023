import "./start.css";

const receipt = new URL(
  /* webpackPrefetch: true, webpackAs: "style", webpackMedia: "print" */
  "./receipt.css",
  import.meta.url,
);
addEventListener("beforeprint", () => console.log(receipt.href));
