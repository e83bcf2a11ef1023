// Runs webpack-cli as `webpack --help=verbose` does, and writes what it has registered then as JSON
// to the pipe that is open beside the usual three.
// A process of its own: the command line ends the process when it has shown its help.
const {writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');

const [folder] = process.argv.slice(2);
const loaded = createRequire(path.join(folder, 'package.json'))('webpack-cli');
// Older versions of webpack-cli export the class itself.
const CommandLine = loaded.default ?? loaded;

const commandLine = new CommandLine();
process.on('exit', () => {
  const {program} = commandLine;
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: command.options,
  }));
  // The help itself is not used: ignore an error for a missing development server.
  process.exitCode = 0;
  writeFileSync(3, JSON.stringify({options: program.options, commands}));
});
commandLine.run(['node', 'webpack', '--help=verbose']);
