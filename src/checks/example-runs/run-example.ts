import * as z from 'zod';

const command = z.string().min(1);
const selector = z.string().min(1);
/** An action while a program runs that does not end by itself: an edit or a request. */
const action = z.union(
  [
    z.strictObject({
      /** The file to change. */
      edit: z.string().min(1),
      replace: z.string().min(1),
      /** The text that replaces `replace`. */
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

/** A command such as `webpack watch`, which is stopped after all actions. */
const longRunning = z.strictObject({
  stays: command,
  /** Text that it prints when it is ready. */
  until: z.string().min(1),
  then: z.array(action).default([]),
});

/** A command, which must fail in example projects about errors, or a long-running one. */
const commandSchema = z.union(
  [command, z.strictObject({fails: command}), longRunning],
  'must be a command, {"fails": a command that ends with an error}, or {"stays": a command that does not end, "until": what it prints}',
);

/** An assertion about the opened page, or an action on it. Selectors are those of Playwright. */
const assertionSchema = z.union(
  [
    z.strictObject({
      /** An element that has to be visible: `role=heading[name='Herb shelf']`, `text=…`. */
      see: selector,
      text: z.string().optional(),
      /** Its computed style: properties with their values, or the start of a value before `…`. */
      style: z.record(z.string(), z.string()).optional(),
      loaded: z.literal(true).optional(),
      count: z.int().min(0).optional(),
    }),
    z.strictObject({click: selector}),
    z.strictObject({
      /** A regular expression for the URL of a successful request. */
      request: z.string().min(1),
      /** Asserts that there was none until now. */
      count: z.literal(0).optional(),
    }),
    z.strictObject({
      console: z.string().min(1),
      /** Asserts that there was none until now. */
      count: z.literal(0).optional(),
    }),
    /** The beginning of an error that the browser has to report; all others are faults. */
    z.strictObject({error: z.string().min(1)}),
  ],
  'must be {"see": …} with text, style, loaded or count, or {"click": …}, {"request": …}, {"console": …}, {"error": …}',
);

/** The schema of `step.json`, which says how a step of a guide is run. */
const exampleRunSchema = z
  .strictObject({
    /** Commands that the reader has run before. They have to succeed; their output is not compared. */
    before: z.array(command).default([]),
    /** Commands in order. They have to succeed, except for those with `fails`. */
    run: z.array(commandSchema).min(1),
    /** The path of the page in the project that is opened after the commands. */
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
 * @throws when it does not fit the schema; the message names the wrong part
 */
export function readExampleRun(text: string): ExampleRun {
  const result = exampleRunSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error).replace(/\s*\n\s*/g, ' '));
}
