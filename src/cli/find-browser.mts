import {existsSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LaunchOptions} from '@playwright/test';
import spawn from 'nano-spawn';

const executables = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const args = ['--disable-gpu'];

/** Whether the packaged browser is the one to use. It is for no other machine. */
export const isPackaged =
  process.env.CHROMIUM_PATH === undefined && process.platform === 'linux' && process.arch === 'x64';

/**
 * Finds a browser: `CHROMIUM_PATH`, else the one in the npm package `@sparticuz/chromium`, which is
 * the same everywhere and needs nothing from the machine, or an installed Chrome or Chromium.
 * @throws when `CHROMIUM_PATH` names no file, or no browser suits this machine
 */
export async function findBrowser(): Promise<LaunchOptions> {
  if (isPackaged) return packagedBrowser();
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath !== undefined && !existsSync(configuredPath))
    throw new Error(`CHROMIUM_PATH names no file: ${configuredPath}`);
  const executablePath = configuredPath ?? installedBrowser();
  if (executablePath !== undefined) return {executablePath, args};
  throw new Error(
    'No Chrome or Chromium found; install one, or set CHROMIUM_PATH to its executable',
  );
}

const installedBrowser = () => executables.find((file) => existsSync(file));

/**
 * Gives the installed Chrome or Chromium that tests run in besides the packaged browser: none where
 * `CHROMIUM_PATH` names the one to use, or where nothing but an installed one suits the machine.
 */
export function secondBrowser(): LaunchOptions | undefined {
  const executablePath = installedBrowser();
  return isPackaged && executablePath !== undefined ? {executablePath, args} : undefined;
}

/** Unpacks the browser and its libraries once into `node_modules/.cache/chromium`. */
async function packagedBrowser(): Promise<LaunchOptions> {
  const folder = path.resolve('node_modules/.cache/chromium');
  const fonts = path.join(folder, 'fonts');
  await mkdir(folder, {recursive: true});
  // The package unpacks its shared libraries only where it believes to run in Lambda, and into
  // TMPDIR. It also sets variables with which an installed browser does not start: use a process of its own.
  const unpack = `import chromium from '@sparticuz/chromium';
    process.stdout.write(await chromium.executablePath());`;
  const {stdout: executablePath} = await spawn(
    process.execPath,
    ['--input-type', 'module', '--eval', unpack],
    {env: {TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x'}},
  );
  // The package has no monospaced font; code in another font would be narrower than readers see it.
  for (const file of ['DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf'])
    await copyFile(`node_modules/dejavu-fonts-ttf/ttf/${file}`, path.join(fonts, file));
  return {
    executablePath,
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      // The package's own configuration names folders of Lambda; without a font the browser crashes.
      FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
    },
  };
}
