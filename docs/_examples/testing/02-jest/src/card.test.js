import assert from "node:assert/strict";
import { routes } from "./all-routes.js";
import { card } from "./card.js";

describe("card", () => {
  it("shows the fare of a route", () => {
    const element = card({ to: "Calais", cents: 3950 });
    assert.match(element.textContent, /Calais: 39\.50 EUR/);
  });

  it("works for all routes", () => {
    assert.ok(routes.length > 0);
    for (const route of routes) assert.ok(card(route).querySelector("img"));
  });
});
