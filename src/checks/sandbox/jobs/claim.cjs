const {AssertionError} = require('node:assert');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {describeError} = require('./describe-error.cjs');
const {withChanges, ProjectBuilder} = require('./project-builder.cjs');

/**
 * Tries one claim in one mode: what it asserts has to hold with what it names, and must no longer
 * hold with what it names under `unless`.
 */
module.exports = async function checkClaim(job) {
  const {folder, file, number, mode} = job;
  const {default: claims} = await import(pathToFileURL(path.join(folder, file)));
  const claim = claims[number];
  const projectBuilder = new ProjectBuilder(folder, mode);
  const fault = await failureOf(claim, await projectBuilder.build(claim), job);
  if (fault) return [{...fault, message: `does not hold in ${mode}: ${fault.message}`}];

  const control = await projectBuilder.build(withChanges(claim, claim.unless));
  const expected = await failureOf(claim, control, job);
  if (!expected)
    return [{message: `holds in ${mode} with "unless" as well: write there what makes it false`}];
  if (expected.isAssertion) return [];
  return [
    {message: `with "unless" no assertion fails in ${mode}, but the claim: ${expected.message}`},
  ];
};

async function failureOf({holds}, observation, job) {
  try {
    await holds(observation);
    return undefined;
  } catch (error) {
    return {...describeError(error, job), isAssertion: error instanceof AssertionError};
  }
}
