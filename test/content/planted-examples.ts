/** Name of the example project that a copy of a page quotes. */
export const example = 'planted';
/** Name of a chain of steps whose step fails. */
export const chain = 'planted-chain';

/** Name of one whose program never says that it is ready. */
export const silent = 'planted-silent';
/** Name of one with three steps. */
export const guide = 'planted-guide';
/** Name of one whose program is a server. */
export const served = 'planted-server';

/** Writes a code block. */
export const fence = (info: string, code: string) => `\n\`\`\`${info}\n${code}\n\`\`\`\n`;
/** A file that a page shows. */
export const answer = fence('js title="answer.js"', 'console.log(42);');

/** What is added to the copy about outputs and examples, and what has to be said about it. */
export const exampleFaults: Record<string, [added: string, message: RegExp]> = {
  'an output off by one line': [
    fence(`console example="${example}"`, '$ node index.js\none\nthree'),
    /output: the output is not what the run prints.*--accept[\s\S]* one\n\s*\+two\n/,
  ],
  'an output of the files that the page shows off by one line': [
    answer + fence('console project="planted"', '$ node answer.js\n41'),
    /output: the output is not what the run prints.*-41\n\s*\+42$/,
  ],
  'a project of shown files behind another language': [
    fence('text project="planted"', '$ node answer.js\n42'),
    /output: project="planted" is for console, not for text/,
  ],
  'an output that a run could be compared with': [
    answer + fence('console pasted="nobody can run it"', '$ node answer.js\n42'),
    /output: pasted is not needed: a run prints the same; leave it out, and name the example/,
  ],
  'an output that is pasted without a reason': [
    fence('console pasted="no"', '$ npm view webpack'),
    /block: pasted="no" has to say why no run can be compared with it/,
  ],
  'a program that stays, and never says what it should': [
    fence(`js file="${silent}/01-start/index.js"`, ''),
    /step: docs\/_examples\/planted-silent\/01-start: "node index\.js" ended and did not print "ready", only: one/,
  ],
  'a program that stays, and answers something else': [
    fence(`js file="${served}/01-start/index.js"`, ''),
    /step: docs\/_examples\/planted-server\/01-start: \/ responds without "bread": cake/,
  ],
  'an example that there is not': [
    fence('js file="planned/index.js"', ''),
    /block: there is no example "planned" in docs\/_examples; did you mean "planted"\?/,
  ],
  'a file that the example has not': [
    fence(`js file="${example}/main.js"`, ''),
    /block: there is no file "main\.js" in docs\/_examples\/planted; did you mean/,
  ],
  'a region that the file has not': [
    fence(`js file="${example}/index.js" region="end"`, ''),
    /block: there is no region "end"; did you mean "start"\? the regions are start/,
  ],
  'a step that should fail, and does not': [
    fence(`js file="${chain}/01-start/index.js"`, ''),
    /step: docs\/_examples\/planted-chain\/01-start: "node index\.js" ends with exit code 0: one/,
  ],
  'a step of a guide that is left out': [
    [1, 3].map((step) => fence(`js file="${guide}/0${step}-step/index.js"`, '')).join(''),
    /step: the step docs\/_examples\/planted-guide\/02-step is left out; the page quotes others/,
  ],
  'a terminal of a guide that lists some of the files that a build writes': [
    fence(`console example="${guide}/01-step"`, '$ node index.js\nasset a.js 1 KiB [emitted]\n…'),
    /written files: the terminal lists a\.js, and leaves out b\.js; .*; list all files/,
  ],
};

/** The one file of the example project, and of the step. */
export const exampleSource =
  '// #region start\nconsole.log("one");\n// #endregion\nconsole.log("two");\nconsole.log("three");\n';

/** What says that it writes two files. */
export const guideSource =
  'console.log("asset a.js 1 KiB [emitted]\\nasset b.js 2 bytes [emitted] (name: b)");\n';

/** A server that says where it is, and what it answers. */
export const serverSource = `require("node:http")
  .createServer((request, response) => response.end("cake"))
  .listen(0, "127.0.0.1", function () {
    console.log(\`ready at http://127.0.0.1:\${this.address().port}/\`);
  });
`;

export const configuration = (code: string, marks = '') =>
  fence(`js title="webpack.config.js"${marks}`, `module.exports = ${code};`);
export const script = (code: string) => fence('js run', code);
