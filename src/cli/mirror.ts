import {mirrorAndReport} from '../plugins/mirrored-packages/report';

mirrorAndReport(process.cwd()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
