import type {Browser} from '@playwright/test';
import type {LimitFunction} from 'p-limit';
import type {VersionLabel} from '../versions';
import type {CheckedPage, ContentFence, ContentPage} from '../content/page';
import type {Finding} from '../content/finding';
import type {Sandbox} from './sandbox';

/** What rules need besides the page. */
export interface Context {
  siteDir: string;
  sandbox: Sandbox;
  /** Lets as many things run at a time as there are cores. */
  limit: LimitFunction;
  /** Gives a browser; it starts when it is asked for first. */
  browser(): Promise<Browser>;
  /** Whether changed outputs are written into the page. */
  accept: boolean;
}

/** A code block as it is tried: with the version it is for. */
export interface Sample {
  page: ContentPage;
  fence: ContentFence;
  version: VersionLabel;
}

/**
 * Looks at code blocks one by one. What it finds is measured against the block's marks: with
 * `invalid="…"` it has to find something, with `fragment` it may.
 */
export interface SampleRule {
  name: string;
  /** Whether it has anything to say about a block; blocks that no rule applies to are not run. */
  appliesTo(fence: ContentFence): boolean;
  check(sample: Sample, context: Context): Finding[] | Promise<Finding[]>;
}

/** Looks at a page as a whole. */
export interface PageRule {
  name: string;
  check(page: ContentPage, context: Context): Finding[] | Promise<Finding[]>;
}

/** A rule of the text alone: it needs nothing besides the page, and answers at once. */
export interface TextRule {
  /** The label before its findings. */
  name: string;
  check(page: CheckedPage): Finding[];
}
