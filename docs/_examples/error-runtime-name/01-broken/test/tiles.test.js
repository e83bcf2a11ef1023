import assert from "node:assert/strict";
import test from "node:test";
import { tileUrl } from "../src/tiles.js";

test("a tile has an address", () => {
  assert.equal(tileUrl(3, 4), "/tiles/3/4.png");
});
