import sheet from "./card.css" with { type: "css" };

class SeedCard extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const name = document.createElement("h2");
    name.textContent = this.getAttribute("name");
    root.append(name, `Sow in ${this.getAttribute("sow")}`);
  }
}

customElements.define("seed-card", SeedCard);
