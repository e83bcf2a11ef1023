export {Cache, type CacheOptions, type Computation} from './cache';
export {codeFiles} from './code';
export {hashOf, hashOfAll} from './hash';
export {type Input, recorded, remembered} from './inputs';
export {filesBelow, listFolder, readBytes, readText} from './reads';
export {cacheSummary} from './summary';
export {Snapshot} from './snapshot';
export {readInputs, type WrittenInputs, writeInputs, writtenInputs} from './written-inputs';
