import assert from "assert";
import test from "node:test";
import { isHigh } from "./tides.js";

test("the tide is high after noon", () => assert.strictEqual(isHigh(13), true));
test("the tide is low in the evening", () => assert.strictEqual(isHigh(18), false));
