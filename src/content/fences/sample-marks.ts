import {isVersionLabel, type VersionLabel, versions} from '../../versions';

/** How a code block is run and quoted: what the check of the content reads, and readers do not see. */
export interface SampleMarks {
  /** Not whole: it is not run. */
  fragment: boolean;
  /** A configuration that webpack builds, with the files shown around it. */
  build: boolean;
  /** A script that Node.js runs. */
  run: boolean;
  /** Part of the message with which it must fail. */
  invalid?: string;
  /** The major version of webpack it is for, where that is not the page's. */
  version?: VersionLabel;
  /** Packages it needs that are not installed here, each as `name@version`. */
  needs: readonly string[];
  /** The example project, with its step, in which the commands of a terminal run. */
  example?: string;
  /** Name of the project in which they run, made of the files that the page shows. */
  project?: string;
  /** Why no run can be compared with what a terminal shows. */
  pasted?: string;
  /** The file of an example project that is quoted here. */
  file?: string;
  /** The part of that file. */
  region?: string;
  /** The example project whose files are listed here. */
  files?: string;
}

const flags = ['fragment', 'build', 'run'] as const;
const texts = {
  invalid: (value) => value,
  version: (value) => {
    if (isVersionLabel(value)) return value;
    const known = versions.map(({label}) => label).join(' or ');
    throw new Error(`version="${value}" is no version of webpack described here: write ${known}`);
  },
  needs: (value) => {
    const wrong = value.split(/\s+/).find((name) => !/^(@[\w.-]+\/)?[\w.-]+@\d[\w.-]*$/.test(name));
    if (wrong === undefined) return value.split(/\s+/);
    throw new Error(
      `needs="${value}" has to name packages with their version, as in needs="pug-loader@2"`,
    );
  },
  example: (value) => value,
  project: (value) => {
    if (/^[a-z][a-z\d-]*$/.test(value)) return value;
    throw new Error(`project="${value}" has to be the name of a folder, as in project="bakery"`);
  },
  pasted: (value) => {
    if (value.includes(' ')) return value;
    throw new Error(`pasted="${value}" has to say why no run can be compared with it`);
  },
  file: (value) => value,
  region: (value) => value,
  files: (value) => value,
} satisfies Record<string, (value: string) => unknown>;

const isFlag = (name: string): name is (typeof flags)[number] =>
  (flags as readonly string[]).includes(name);
const isText = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);

/** Gives the marks of a block that has none. */
export const noMarks = (): SampleMarks => ({
  fragment: false,
  build: false,
  run: false,
  needs: [],
});

export const unquoted = (value: string): string => value.replace(/^(["'])(.*)\1$/, '$2').trim();

/**
 * Writes one mark down.
 * @param value what stands behind the equals sign; undefined where there is none
 * @returns whether there is such a mark
 * @throws when its value cannot be right
 */
export function setMark(marks: SampleMarks, name: string, value: string | undefined): boolean {
  if (isFlag(name) && value === undefined) {
    marks[name] = true;
    return true;
  }
  if (!isText(name) || value === undefined) return false;
  const text = unquoted(value);
  if (!text) throw new Error(`${name}="" is empty: give it a value, or leave it out`);
  Object.assign(marks, {[name]: texts[name](text)});
  return true;
}
