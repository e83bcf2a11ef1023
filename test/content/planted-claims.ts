/** Sentences of a page on which claims are tried. */
export const sentences = [
  'webpack writes the file main.js when nothing else is said.',
  'In both modes the entry is src/index.js by default.',
  'These words stand on the page twice.',
  'These words stand on the page twice.',
];

const [first, bothModes] = sentences as [string, string];
const said = JSON.stringify(first);
const writesMain =
  'holds: ({assets}) => assert.deepEqual(Object.keys(assets), ["main.js"]), unless: {configuration: {output: {filename: "b.js"}}}';

/** Changes the environment of its process. */
export const leavingClaim = `{says: ${said}, holds: ({assets}) => { process.env.LEFT = "tea"; assert.deepEqual(Object.keys(assets), ["main.js"]); }, unless: {configuration: {output: {filename: "b.js"}}}}`;

/** Holds only where nothing has changed the environment. */
export const cleanClaim = `{says: ${said}, holds: ({assets}) => assert.deepEqual([process.env.LEFT, ...Object.keys(assets)], [undefined, "main.js"]), unless: {configuration: {output: {filename: "b.js"}}}}`;

/** Claims in which something is wrong, and what has to be said about each. */
export const wrongClaims: Record<string, [claim: string, message: RegExp]> = {
  'words that do not stand on the page': [
    `{says: "webpack writes the file index.js always", ${writesMain}}`,
    /"webpack writes the file index\.js always" does not stand on the page; quote what the page says now/,
  ],
  'too few words to be found': [`{says: "the file main.js", ${writesMain}}`, /is too short/],
  'words that stand there twice': [
    `{says: "words stand on the page", ${writesMain}}`,
    /stands on the page 2 times, in line \d+ and \d+; quote more of it/,
  ],
  'one mode where the page speaks of both': [
    `{says: "${bothModes}", modes: ["production"], ${writesMain}}`,
    /speaks of several modes, and the claim runs in production only; leave out "modes"/,
  ],
  'an assertion that fails': [
    `{says: ${said}, modes: ["development"], holds: ({assets}) => assert.ok(assets["other.js"], "no other.js"), unless: {}}`,
    /does not hold in development: AssertionError.*: no other\.js/,
  ],
  'nothing that is asserted': [
    `{says: ${said}, modes: ["production"], holds() {}, unless: {configuration: {output: {filename: "b.js"}}}}`,
    /holds in production with "unless" as well: that proves nothing/,
  ],
  'an assertion that holds for the opposite too': [
    `{says: ${said}, modes: ["production"], holds: ({errors}) => assert.deepEqual(errors, []), unless: {configuration: {output: {filename: "b.js"}}}}`,
    /holds in production with "unless" as well/,
  ],
  'a fault in the claim that looks like a proof': [
    `{says: ${said}, modes: ["production"], holds: ({assets}) => assert.equal(assets["main.js"].slice(0, 0), ""), unless: {configuration: {output: {filename: "b.js"}}}}`,
    /with "unless" no assertion fails in production, but the claim: TypeError/,
  ],
  'one that runs for ever': [
    `{says: ${said}, modes: ["production"], holds() { for (;;); }, unless: {}}`,
    /did not end by itself and was stopped/,
  ],
  'a key that means nothing': [
    `{says: ${said}, mode: ["production"], ${writesMain}}`,
    /a claim has no "mode": it may have says, modes/,
  ],
  'no opposite': [`{says: ${said}, holds() {}}`, /the claim has no "unless"/],
  'a mode that there is not': [
    `{says: ${said}, modes: ["test"], ${writesMain}}`,
    /"modes" is a list of development, production, none/,
  ],
};

/** A claim in which nothing is wrong. */
export const rightClaim = `{says: ${said}, ${writesMain}}`;

/** A claim about the development server in which nothing is wrong. */
export const servingClaim = `{says: ${said}, modes: ["development"], configuration: {devServer: {headers: {"X-Kiosk": "yes"}}}, holds: ({serve}) => serve(async ({get}) => assert.equal((await get("/main.js")).headers["x-kiosk"], "yes")), unless: {configuration: {devServer: {}}}}`;
