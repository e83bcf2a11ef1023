import sheet from "./price.css" with { type: "css" };

customElements.define(
  "boat-price",
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = "<p>12 € an hour</p>";
    }
  },
);
