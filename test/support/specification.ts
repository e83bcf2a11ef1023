import {readFileSync} from 'node:fs';
import * as z from 'zod';
import type {TestResult} from './test-reports';

const requirement = z.strictObject({
  /** The words of the specification; a row of a table has bars between its cells. */
  says: z.string(),
  /** Nothing of it is ours: it is about a library of the original. */
  library: z.string().optional(),
  /** Ours differs on purpose. */
  deviation: z.string().optional(),
});

const schema = z
  .strictObject({
    /** Libraries of the original that were replaced with what the specification says of them. */
    libraries: z.record(z.string(), z.string()),
    /** Nothing may be added. */
    deviations: z.record(z.string(), z.string()),
    requirements: z.record(
      z.string().regex(/^\d+(?:\.\d+)+$/),
      z.union([z.string().transform((says) => ({says})), requirement]),
    ),
  })
  .superRefine(({libraries, deviations, requirements}, context) => {
    for (const [number, {library = '', deviation = ''}] of Object.entries<Requirement>(
      requirements,
    ))
      if ((library && !(library in libraries)) || (deviation && !(deviation in deviations)))
        context.addIssue(`${number} names ${library}${deviation}, which has no entry above`);
  });

/** What the product must do, and why no test proves it where none does. */
type Requirement = z.infer<typeof requirement>;

/** Requirements by their numbers: that of the chapter, and the place in it. */
type Requirements = Readonly<Record<string, Requirement>>;

/** Reads what `test/specification.json` holds. @throws when something in it is none of it */
export const parseSpecification = (json: string): Requirements =>
  schema.parse(JSON.parse(json)).requirements;

/**
 * Reads the requirements: the sections "Screens and routes" (2), "States and transitions" (4),
 * "Validation rules" (5), "Error catalogue" (8) and "Business constants and limits" (9) of the
 * specification. A test proves one with the tag `@spec-` and its number in its title.
 */
export const readSpecification = (): Requirements =>
  parseSpecification(readFileSync('test/specification.json', 'utf8'));

/** Says of each requirement what keeps it from being proved; nothing when all are. */
export const unproved = (requirements: Requirements, results: readonly TestResult[]): string[] =>
  Object.entries(requirements).flatMap(([number, {says, library, deviation}]) => {
    const tests = results.filter(({proves}) => proves.includes(number));
    const problems = tests
      .filter(({outcome}) => outcome !== 'passed')
      .map(({file, name, outcome}) => `${number} ${file} › ${name}: ${outcome}`);
    if (library !== undefined && tests.length > 0) {
      problems.push(`${number} has a test: take away the library`);
    }
    if (tests.length === 0 && !library && !deviation) {
      problems.push(`${number} has neither a test with @spec-${number} nor a reason: ${says}`);
    }
    return problems;
  });

/** Gives the tests whose tags name no requirement. */
export const unknownTags = (requirements: Requirements, results: readonly TestResult[]): string[] =>
  results.flatMap(({file, name, proves}) =>
    proves
      .filter((number) => !Object.hasOwn(requirements, number))
      .map((number) => `${file} › ${name}: there is no requirement ${number}`),
  );
