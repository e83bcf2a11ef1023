import {existsSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

/** How to start a Chromium. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds a browser: `CHROMIUM_PATH`, else the one in the npm package `@sparticuz/chromium`, which is
 * the same everywhere and needs nothing from the machine, or an installed Chrome or Chromium.
 * @throws when `CHROMIUM_PATH` names no file, or no browser suits this machine
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return started(named);
  }
  if (hasPackaged) return packagedBrowser();
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium found; install one, or set CHROMIUM_PATH to its executable',
  );
}

/**
 * Gives the installed Chrome or Chromium that tests run in besides the packaged browser: none where
 * `CHROMIUM_PATH` names the one to use, or where nothing but an installed one suits the machine.
 */
export function secondBrowser(): Browser | undefined {
  return isPackaged ? installedBrowser() : undefined;
}

/** The package has a browser for no other machine. */
const hasPackaged = process.platform === 'linux' && process.arch === 'x64';

/** Whether it is the packaged browser that is found. */
export const isPackaged = hasPackaged && process.env.CHROMIUM_PATH === undefined;

function installedBrowser(): Browser | undefined {
  const executablePath = places.find((file) => existsSync(file));
  return executablePath === undefined ? undefined : started(executablePath);
}

const started = (executablePath: string): Browser => ({executablePath, args, env: environment()});

const environment = () => ({...process.env}) as Record<string, string>;

/** Unpacks the browser and its libraries once into `node_modules/.cache/chromium`. */
async function packagedBrowser(): Promise<Browser> {
  const folder = path.resolve('node_modules/.cache/chromium');
  await mkdir(folder, {recursive: true});
  const before = environment();
  // The package unpacks its shared libraries only where it believes to run in Lambda, and into TMPDIR.
  Object.assign(process.env, {TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x'});
  try {
    const {default: chromium} = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    await addMono(path.join(folder, 'fonts'));
    return {
      executablePath,
      args,
      env: {
        ...before,
        LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
        FONTCONFIG_FILE: await fontConfiguration(folder),
      },
    };
  } finally {
    restore(before);
  }
}

/** It has no mono, and code in another face is narrower than what readers see. */
async function addMono(fonts: string): Promise<void> {
  const {resolve} = createRequire(import.meta.url);
  const files = ['DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf'];
  await Promise.all(
    files.map((file) => copyFile(resolve(`dejavu-fonts-ttf/ttf/${file}`), path.join(fonts, file))),
  );
}

/** The package's own configuration names folders of Lambda; without one font the browser crashes. */
async function fontConfiguration(folder: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${path.join(folder, 'fonts')}</dir>`,
    `  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`,
    '  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>',
    '</fontconfig>',
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

/** The package sets more variables by itself, with which an installed browser does not start. */
function restore(before: Record<string, string>): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}
