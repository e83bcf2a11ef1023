import { weeksUntil } from "seed-kit";

class SowingDate extends HTMLElement {
  connectedCallback() {
    const weeks = weeksUntil(this.getAttribute("day"), this.getAttribute("today"));
    this.textContent = `Sow in ${weeks} weeks`;
  }
}

customElements.define("sowing-date", SowingDate);
