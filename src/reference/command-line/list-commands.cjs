// Runs webpack-cli as `webpack --help=verbose` does, and writes what it has registered then as JSON.
// A process of its own: the command line ends the process when it has shown its help.
const {writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');

const [site, target] = process.argv.slice(2);
const {default: CommandLine} = createRequire(path.join(site, 'package.json'))('webpack-cli');

const commandLine = new CommandLine();
const ofOption = ({long, short, description, negate, hidden, variadic, required, optional}) => ({
  long,
  short,
  description,
  negate,
  hidden,
  variadic,
  value: required ? 'required' : optional ? 'optional' : 'none',
});

process.on('exit', () => {
  const {program} = commandLine;
  const commands = program.commands.map((command) => ({
    name: command.name(),
    aliases: command.aliases().filter(Boolean),
    description: command.description(),
    usage: command.usage(),
    options: command.options.map(ofOption),
  }));
  writeFileSync(target, JSON.stringify({options: program.options.map(ofOption), commands}));
});
commandLine.run(['node', 'webpack', '--help=verbose']);
