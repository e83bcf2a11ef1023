import * as z from 'zod';

const text = z.string().trim().min(1);
const oneOrMore = z
  .union([text, z.array(text).min(1)], 'must be a name, or a list of names')
  .transform((value) => [value].flat());
/** Code keeps the blanks at its beginning. */
const code = z.string().regex(/\S/);
const codeLines = z.union([code, z.array(code).min(1)]).transform((value) => [value].flat());
const path = z.union([z.literal(1), z.literal(2), z.literal('both'), z.literal('none')]);

/** A module of a tray, with its size where the tray is to tell it. */
const nodeSchema = z.strictObject({
  /** What is written, when it is not the name in the grid. */
  name: text.optional(),
  /** Whether the name is words, rather than something one types. */
  words: z.boolean().default(false),
  /** Lines below it; one in backticks is typed. */
  lines: z.array(text).default([]),
  /** Said about it where it is pointed at, behind what the edges say. */
  says: text.optional(),
  /** The path of its lid, when that is not what the edges tell. */
  path: path.optional(),
  later: z.boolean().optional(),
});

const edgeSchema = z.strictObject({
  from: oneOrMore,
  to: oneOrMore,
  later: z.boolean().default(false),
  label: text.optional(),
});

const traySchema = z.strictObject({
  name: text,
  note: text.optional(),
  size: text.optional(),
  /** Nodes whose modules it holds. */
  holds: z.array(text).default([]),
  /** Lines in a tray without modules. */
  lines: z.array(text).default([]),
  path: path.optional(),
  later: z.boolean().default(false),
});

const traysSchema = z.union([
  z.strictObject({title: text, boxes: z.array(traySchema).min(1)}),
  z.strictObject({
    title: text,
    /** Step of an example project whose recorded build tells sizes and modules. */
    run: text,
    /** The files to show, from top to bottom; `[hash]` stands for one in a name. */
    files: z.array(text).min(1),
    /** Node of each module that is not called like its file. */
    modules: z.record(text, text).default({}),
    /** What stands beside a file that loads later. */
    later: text.default('later'),
  }),
  z.strictObject({
    title: text,
    run: text,
    /** The chunks to show, from top to bottom: by their names, or the ids of those without one. */
    chunks: z.array(text).min(1),
    modules: z.record(text, text).default({}),
    /** What stands beside each: its files, or when it loads. */
    beside: z.enum(['files', 'loading']).default('loading'),
    /** Beside a chunk that loads with the page. */
    initial: text.optional(),
    later: text.default('later'),
  }),
]);

/** What edges mean, as sentences say it. */
export const relations = {
  imports: ['Imports', 'Imported by'],
  loads: ['Loads', 'Loaded by'],
  then: ['Then', 'After'],
} as const;

const shared = {
  /** Below the diagram, behind its number; inline Markdown. */
  caption: text,
  /** What a dashed line means, when that is not that something loads later. */
  dashed: text.optional(),
  /** What the lids mean, when the names of two paths do not say it. */
  key: z.partialRecord(z.enum(['1', '2', 'none']), text).default({}),
};

const graphSchema = z.strictObject({
  ...shared,
  kind: z.literal('graph').default('graph'),
  /** Titles above the columns; `~` leaves one out. */
  columns: z.array(text.nullable()).default([]),
  /** Rows of nodes; `~` leaves a place empty. */
  grid: z.array(z.array(text.nullable()).min(1)).min(1),
  nodes: z.record(text, nodeSchema.nullable()).default({}),
  edges: z.array(edgeSchema).default([]),
  relation: z.enum(['imports', 'loads', 'then']).default('imports'),
  /** Where the two paths begin: lids tell which one a node is on. */
  paths: z.array(text).min(1).max(2).optional(),
  /** Boxes in the margin. */
  beside: traysSchema.optional(),
  /** From top to bottom on a phone, when the order that was found is not wanted. */
  narrow: z.array(text).optional(),
});

const ruleSchema = z.strictObject({
  code: codeLines,
  /** Its lines on a phone, when they have to be shorter. */
  narrow: codeLines.optional(),
  /** Missing when it is not checked any more. */
  match: z.boolean().optional(),
  adds: text.optional(),
  note: text.optional(),
  says: text.optional(),
  get rules() {
    return z.array(ruleSchema).default([]);
  },
  end: text.optional(),
});

const rulesSchema = z.strictObject({
  ...shared,
  kind: z.literal('rules'),
  columns: z.tuple([text, text]),
  start: z.strictObject({name: text, note: text}),
  rules: z.array(ruleSchema).min(1),
  /** What the matches lead to, in its order. */
  then: z.strictObject({
    title: text,
    boxes: z.array(z.strictObject({name: text, note: text})).min(2),
  }),
});

const barSchema = z.strictObject({
  name: text,
  path: path.default('none'),
  /** Sizes by name, from left to right. */
  parts: z.record(
    text,
    z.union([z.number().positive(), z.strictObject({size: z.number().positive(), path})]),
  ),
});

const sizesSchema = z.strictObject({
  ...shared,
  kind: z.literal('sizes'),
  unit: text,
  /** Digits behind the point. */
  digits: z.int().min(0).max(3).default(0),
  groups: z
    .array(
      z.strictObject({
        title: text,
        bars: z.array(barSchema).min(1),
        total: text.optional(),
      }),
    )
    .min(1),
  /** What is said about a part. */
  says: z.record(text, text).default({}),
});

export const diagramSchema = z.discriminatedUnion('kind', [graphSchema, rulesSchema, sizesSchema]);

export type Diagram = z.infer<typeof diagramSchema>;
export type Graph = z.infer<typeof graphSchema>;
export type GraphNode = z.infer<typeof nodeSchema>;
export type Rules = z.infer<typeof rulesSchema>;
export type RuleOf = z.infer<typeof ruleSchema>;
export type Sizes = z.infer<typeof sizesSchema>;
export type Tray = z.infer<typeof traySchema>;
export type Trays = z.infer<typeof traysSchema>;
export type PathOf = z.infer<typeof path>;
