import {commandsFor} from '../../../../src/markdown/code-blocks/tabs';

describe('commands of npm in other package managers', () => {
  // Run with Yarn 1.22, Yarn 4.18 and pnpm 10.34, but for `create` and `init` with a name.
  const commands: [npm: string, yarn: string, pnpm: string][] = [
    ['npm init -y', 'yarn init -y', 'pnpm init'],
    [
      'npm install --save-dev --save-exact pluralize@8.0.0',
      'yarn add --dev --exact pluralize@8.0.0',
      'pnpm add --save-dev --save-exact pluralize@8.0.0',
    ],
    ['npx webpack --mode none', 'yarn webpack --mode none', 'pnpm exec webpack --mode none'],
    [
      'npx create-webpack-app init shop',
      'yarn dlx create-webpack-app init shop',
      'pnpm dlx create-webpack-app init shop',
    ],
    ['npx cowsay@1.6.0 moo', 'yarn dlx cowsay@1.6.0 moo', 'pnpm dlx cowsay@1.6.0 moo'],
    ['npm create webpack-app', 'yarn create webpack-app', 'pnpm create webpack-app'],
    ['npm run build -- --mode none', 'yarn build --mode none', 'pnpm run build --mode none'],
    ['npm start', 'yarn start', 'pnpm start'],
    ['npm pkg delete type', 'npm pkg delete type', 'npm pkg delete type'],
  ];

  it.each(commands)('%s', (npm, yarn, pnpm) => {
    expect(commandsFor('npm', npm)).toBe(npm);
    expect(commandsFor('yarn', npm)).toBe(yarn);
    expect(commandsFor('pnpm', npm)).toBe(pnpm);
  });

  it('leave other lines alone', () => {
    expect(commandsFor('yarn', '# once\nmkdir a\nnpm install b\n')).toBe(
      '# once\nmkdir a\nyarn add b\n',
    );
  });

  it.each([
    'npm ci',
    'npm exec -- webpack',
    'npm install --prefix weather react',
    'npx --yes webpack',
  ])('are refused where nobody can be sure: %s', (npm) => {
    const message = `${npm} is not known to have an equal in Yarn and pnpm; write the block without`;
    for (const manager of ['npm', 'yarn', 'pnpm'] as const) {
      expect(() => commandsFor(manager, npm)).toThrow(message);
    }
  });
});
