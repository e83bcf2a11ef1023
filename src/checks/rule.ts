import type {Browser} from '@playwright/test';
import type {LimitFunction} from 'p-limit';
import type {VersionLabel} from '../versions';
import type {ParsedPage, ContentFence, ContentPage} from '../content/page';
import type {Finding} from '../content/finding';
import type {Sandbox} from './sandbox';

/** What rules need in addition to the page. */
export interface Context {
  siteDir: string;
  sandbox: Sandbox;
  /** Limits the number of parallel runs to the number of cores. */
  limit: LimitFunction;
  /** Gives the browser, which starts on the first call. */
  browser(): Promise<Browser>;
  /** Whether changed outputs are written into the page. */
  accept: boolean;
}

/** A code block, with the version it is checked against. */
export interface Sample {
  page: ContentPage;
  fence: ContentFence;
  version: VersionLabel;
}

/**
 * A rule for single code blocks. Its findings are compared with the marks of the block: `invalid="…"`
 * requires a finding, `fragment` allows some.
 */
export interface SampleRule {
  name: string;
  /** Tells whether the rule checks a block. */
  appliesTo(fence: ContentFence): boolean;
  check(sample: Sample, context: Context): Finding[] | Promise<Finding[]>;
}

/** A rule for whole pages. */
export interface PageRule {
  name: string;
  check(page: ContentPage, context: Context): Finding[] | Promise<Finding[]>;
}

/** A synchronous rule that needs only the page. */
export interface TextRule {
  /** The label of its findings. */
  name: string;
  check(page: ParsedPage): Finding[];
}
