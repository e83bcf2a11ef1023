import * as z from 'zod';

const command = z.string().min(1);
const selector = z.string().min(1);
/** What is done while a program runs that does not end by itself. */
const action = z.union(
  [
    z.strictObject({
      /** A file that is changed: this text in it … */
      edit: z.string().min(1),
      replace: z.string().min(1),
      /** … becomes this one. */
      by: z.string(),
      until: z.string().min(1),
    }),
    z.strictObject({
      request: z.string().startsWith('/'),
      status: z.int().default(200),
      text: z.string().optional(),
    }),
  ],
  'must be {"edit": a file, "replace": …, "by": …, "until": …} or {"request": a path, with status and text}',
);

/** A command such as `webpack watch`: it goes on until all is done, and is stopped then. */
const longRunning = z.strictObject({
  stays: command,
  /** What it prints when it is ready. */
  until: z.string().min(1),
  then: z.array(action).default([]),
});

/** Example projects of errors have commands that must not succeed. */
const ordered = z.union(
  [command, z.strictObject({fails: command}), longRunning],
  'must be a command, {"fails": a command that ends with an error}, or {"stays": a command that does not end, "until": what it prints}',
);

/** One assertion, or one action, in the page that a step made. Selectors are those of Playwright. */
const assertionSchema = z.union(
  [
    z.strictObject({
      /** What has to be there, visible: `role=heading[name='Herb shelf']`, `text=…`. */
      see: selector,
      text: z.string().optional(),
      /** Computed style: property and value, or the start of the value before `…`. */
      style: z.record(z.string(), z.string()).optional(),
      loaded: z.literal(true).optional(),
      count: z.int().min(0).optional(),
    }),
    z.strictObject({click: selector}),
    z.strictObject({
      /** A file that was asked for and arrived: a regular expression for its address. */
      request: z.string().min(1),
      /** Says that it did not arrive until now. */
      count: z.literal(0).optional(),
    }),
    z.strictObject({
      console: z.string().min(1),
      /** Says that it was not there until now. */
      count: z.literal(0).optional(),
    }),
    /** How an error begins that the browser has to report; all others are faults. */
    z.strictObject({error: z.string().min(1)}),
  ],
  'must be {"see": …} with text, style, loaded or count, or {"click": …}, {"request": …}, {"console": …}, {"error": …}',
);

/** The text of a `step.json`: how a step of a guide is run. */
const exampleRunSchema = z
  .strictObject({
    /** What the reader did in the folder before; it has to succeed, and nothing is compared with it. */
    before: z.array(command).default([]),
    /** Commands, in their order; each has to succeed, or to fail where it says so. */
    run: z.array(ordered).min(1),
    /** The page that is opened then, by its path in the project. */
    open: z.string().optional(),
    seen: z.array(assertionSchema).default([]),
  })
  .refine(({open, seen}) => open !== undefined || seen.length === 0, {
    message: '"seen" needs "open", the page that is opened',
  });

export type Action = z.infer<typeof action>;
export type LongRunning = z.infer<typeof longRunning>;
export type Assertion = z.infer<typeof assertionSchema>;
export type ExampleRun = z.infer<typeof exampleRunSchema>;

/**
 * Reads a `step.json`.
 * @throws naming the part that is wrong
 */
export function readExampleRun(text: string): ExampleRun {
  const result = exampleRunSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error).replace(/\s*\n\s*/g, ' '));
}
