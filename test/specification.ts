import {chrome} from './specification/chrome';
import {constants} from './specification/constants';
import {content} from './specification/content';
import {errors} from './specification/errors';
import {linkBehavior} from './specification/links';
import {pages} from './specification/pages';
import {routing} from './specification/routing';
import {rules} from './specification/rules';
import {screens} from './specification/screens';
import type {Chapter} from './specification/sentence';
import {states} from './specification/states';

/**
 * What the product must do, sentence by sentence, with what proves each: the sections "Screens and
 * routes" (2), "States and transitions" (4), "Validation rules" (5), "Error catalogue" (8) and
 * "Business constants and limits" (9) of its specification, in our own numbering.
 */
export const specification: readonly Chapter[] = [
  ...routing,
  content,
  ...pages,
  ...chrome,
  ...screens,
  linkBehavior,
  states,
  rules,
  errors,
  constants,
];
