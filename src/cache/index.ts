export {Cache, type CacheOptions, type Computation} from './cache';
export {codeFiles} from './code';
export {hashOf, hashOfAll} from './hash';
export {remembered} from './inputs';
export {filesBelow, listFolder, readBytes, readText} from './reads';
export {cacheSummary} from './summary';
