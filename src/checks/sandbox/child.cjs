/** A child process: receives a job, runs it, and sends its faults. */
const os = require('node:os');
const {describeError} = require('./jobs/describe-error.cjs');

// With several cores, webpack's minimizer starts workers for each build, which takes four times as long as
// the small builds here. Without them, the output is the same.
os.availableParallelism = () => 1;

const jobs = {
  configuration: require('./jobs/configuration.cjs'),
  claim: require('./jobs/claim.cjs'),
  command: require('./jobs/command.cjs'),
};

const environment = {...process.env};

process.on('message', async (job) => {
  // Options such as --node-env change the environment: each job starts with the original one.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  process.chdir(job.folder);
  let faults;
  try {
    faults = await jobs[job.kind](job);
  } catch (error) {
    faults = [describeError(error, job)];
  }
  process.send(faults);
});
process.send('ready');
