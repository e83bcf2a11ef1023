import assert from "node:assert/strict";
import test from "node:test";
import { isHigh } from "./tides.js";

test("the tide is high after noon", () => assert.equal(isHigh(13), true));
test("the tide is low in the evening", () => assert.equal(isHigh(18), false));
