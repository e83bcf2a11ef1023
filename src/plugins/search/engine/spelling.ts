/** Beginnings of words that are spelled differently in Britain. */
const british: readonly (readonly [string, string])[] = [
  ['analys(?=e|ing)', 'analyz'],
  ['artefact', 'artifact'],
  ['behaviour', 'behavior'],
  ['cancell', 'cancel'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['colour', 'color'],
  ['customis', 'customiz'],
  ['defence', 'defense'],
  ['dialogue', 'dialog'],
  ['favour', 'favor'],
  ['finalis', 'finaliz'],
  ['grey', 'gray'],
  ['initialis', 'initializ'],
  ['labell', 'label'],
  ['licence', 'license'],
  ['localis', 'localiz'],
  ['maximis', 'maximiz'],
  ['memois', 'memoiz'],
  ['minimis', 'minimiz'],
  ['modularis', 'modulariz'],
  ['neighbour', 'neighbor'],
  ['normalis', 'normaliz'],
  ['optimis', 'optimiz'],
  ['organis', 'organiz'],
  ['parallelis', 'paralleliz'],
  ['prioritis', 'prioritiz'],
  ['recognis', 'recogniz'],
  ['sanitis', 'sanitiz'],
  ['serialis', 'serializ'],
  ['specialis', 'specializ'],
  ['summaris', 'summariz'],
  ['synchronis', 'synchroniz'],
  ['tokenis', 'tokeniz'],
  ['utilis', 'utiliz'],
  ['visualis', 'visualiz'],
];
const americanOf = new Map(british.map(([from, to]) => [from.replace(/\(.*/, ''), to]));
const britishPattern = new RegExp(`^(un|re|de|pre)?(${british.map(([from]) => from).join('|')})`);

/** Gives a lower-case word in American spelling. */
export const americanized = (word: string): string =>
  word.replace(
    britishPattern,
    (_, prefix: string = '', stem: string) => prefix + americanOf.get(stem)!,
  );
