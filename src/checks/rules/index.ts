import {languageRules} from './language';
import {outsideLinks} from './outside-links';
import {headingIds} from '../addresses/heading-ids';
import type {PageRule, SampleRule} from '../rule';
import {claims} from './claims';
import {commands} from './commands';
import {configuration} from './configuration';
import {extension} from './extension';
import {markup} from './markup';
import {names} from './names';
import {unverifiedTerminals, outputs} from './outputs';
import {repeatedLead} from './repeated-lead';
import {script} from './script';
import {statedDefaults} from './stated-defaults';
import {steps} from './steps';
import {syntax} from './syntax';
import {types} from './types';

/** The rules for code blocks, in the order in which they run. */
export const sampleRules: readonly SampleRule[] = [
  syntax,
  names,
  types,
  configuration,
  extension,
  script,
  commands,
];

/** The rules that run the examples and claims of a page. */
export const proofRules: readonly PageRule[] = [outputs, steps, claims];

/** The rules that run nothing, and check every page every time. */
export const staticRules: readonly PageRule[] = [
  headingIds,
  markup,
  unverifiedTerminals,
  statedDefaults,
  outsideLinks,
  repeatedLead,
  ...languageRules,
];
