import {statedDefaults as ruleFor} from '../defaults';
import {readOptions} from '../../reference/options';
import type {PageRule} from './rule';

/** Defaults that pages state in words are webpack's. */
export const statedDefaults: PageRule = ruleFor(({version}) => readOptions(version));
