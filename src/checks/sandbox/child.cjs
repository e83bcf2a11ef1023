/** The child process: takes a job, does it, tells what it found. */
const {faultOf} = require('./jobs/fault-of.cjs');

const jobs = {
  configuration: require('./jobs/configuration.cjs'),
  claim: require('./jobs/claim.cjs'),
  command: require('./jobs/command.cjs'),
};

process.on('message', async (job) => {
  process.chdir(job.folder);
  let faults;
  try {
    faults = await jobs[job.kind](job);
  } catch (error) {
    faults = [faultOf(error, job)];
  }
  process.send(faults);
});
process.send('ready');
