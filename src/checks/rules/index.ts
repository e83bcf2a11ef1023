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
import {openTerminals, outputs} from './outputs';
import {repeatedLead} from './repeated-lead';
import {script} from './script';
import {statedDefaults} from './stated-defaults';
import {steps} from './steps';
import {syntax} from './syntax';
import {types} from './types';

/** What is asked of code blocks, in this order. */
export const sampleRules: readonly SampleRule[] = [
  syntax,
  names,
  types,
  configuration,
  extension,
  script,
  commands,
];

/** What runs the examples and claims of a page. */
export const proofRules: readonly PageRule[] = [outputs, steps, claims];

/** What is asked of the text of every page, every time. */
export const staticRules: readonly PageRule[] = [
  headingIds,
  markup,
  openTerminals,
  statedDefaults,
  outsideLinks,
  repeatedLead,
  ...languageRules,
];
