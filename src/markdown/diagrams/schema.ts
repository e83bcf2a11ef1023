import * as z from 'zod';

/** The maximum number of nodes: readers cannot follow more, and the style sheet has rules for this many. */
export const maxNodes = 40;

/** A text that is not empty. */
export const text = z.string().trim().min(1);
const names = z
  .union([text, z.array(text).min(1)], 'must be a name, or a list of names')
  .transform((value) => [value].flat());

/** The paths that something is on; without any it is gray. */
export type Paths = '' | '1' | '2' | '12';
const pathNames = {1: '1', 2: '2', both: '12', none: ''} as const;
/** The name of what something is on, as a writer gives it. */
export const pathsSchema = z
  .union([z.literal(1), z.literal(2), z.literal('both'), z.literal('none')])
  .transform((name): Paths => pathNames[name]);

/** What the colors mean. */
export const keySchema = z.partialRecord(z.enum(['1', '2', 'none']), text).default({});

const nodeSchema = z.strictObject({
  /** The label, when it is not the name in the grid. */
  name: text.optional(),
  /** Whether the name is text instead of code. */
  words: z.boolean().default(false),
  /** Lines below it; text in backticks is code. */
  lines: z.array(text).default([]),
  /** A sentence that is shown when it is selected, after those about its edges. */
  says: text.optional(),
  /** Its path, when it does not follow from the edges. */
  path: pathsSchema.optional(),
});

const outputsSchema = z.union([
  z.strictObject({
    title: text,
    boxes: z.array(
      z.strictObject({
        name: text,
        note: text.optional(),
        /** Nodes whose modules are in it. */
        holds: z.array(text).default([]),
        later: z.boolean().default(false),
      }),
    ),
  }),
  z.strictObject({
    title: text,
    /** Step of an example project whose recorded build tells files or chunks. */
    run: text,
    show: z.enum(['files', 'chunks']).default('files'),
    /** The labels of the files that load at once, and of the others. */
    initial: text.optional(),
    later: text.optional(),
  }),
]);

/** The meanings of edges, as words in sentences. */
export const relations = {
  imports: ['Imports', 'Imported by'],
  loads: ['Loads', 'Loaded by'],
  then: ['Then', 'After'],
} as const;

/** A figure of a graph, as it is written. */
export const diagramSchema = z
  .strictObject({
    /** Below the figure, behind its number; inline Markdown. */
    caption: text,
    /** What the colors mean, when the names of two paths do not say it. */
    key: keySchema,
    /** What a dashed line means. */
    dashed: text.default('loads later'),
    /** Titles above the columns; `~` leaves one out. */
    columns: z.array(text.nullable()).default([]),
    /** Rows of nodes; `~` leaves a place empty. */
    grid: z.array(z.array(text.nullable())).min(1),
    nodes: z.record(text, nodeSchema).default({}),
    edges: z
      .array(
        z.strictObject({
          from: names,
          to: names,
          later: z.boolean().default(false),
          label: text.optional(),
        }),
      )
      .default([]),
    relation: z.enum(['imports', 'loads', 'then']).default('imports'),
    /** Where the two paths begin: colors tell which one a node is on. */
    paths: z.array(text).min(1).max(2).optional(),
    /** Boxes in the margin: what a build makes of the modules. */
    beside: outputsSchema.optional(),
  })
  .superRefine(({grid, nodes, edges, paths, beside}, context) => {
    const nodeIds = grid.flat().filter((id) => id !== null);
    const widest = Math.max(...grid.map((row) => row.length));
    const byColumn = Array.from({length: widest}, (_, column) => grid.map((row) => row[column]));
    const positionOf = (id: string) => byColumn.flat().indexOf(id);
    const fail = (message: string, ...path: (string | number)[]) =>
      context.addIssue({code: 'custom', message, path});
    const check = (ids: readonly string[], ...path: (string | number)[]) => {
      const unknown = ids.find((id) => !nodeIds.includes(id));
      if (unknown !== undefined)
        fail(`there is no node "${unknown}" in the grid; it has ${nodeIds.join(', ')}`, ...path);
    };
    const duplicate = nodeIds.find((id, index) => nodeIds.indexOf(id) < index);
    if (duplicate !== undefined) fail(`"${duplicate}" stands twice: a node has one place`, 'grid');
    if (nodeIds.length > maxNodes)
      fail(`there are more than ${maxNodes} nodes: show fewer, or make two figures`, 'grid');
    for (const id of Object.keys(nodes)) check([id], 'nodes', id);
    for (const [index, {from, to}] of edges.entries()) {
      check([...from, ...to], 'edges', index);
      const last = Math.max(...from.map(positionOf));
      const earlierTarget = to.find((id) => positionOf(id) <= last);
      if (earlierTarget !== undefined)
        fail(
          `the edge to "${earlierTarget}" runs back: move it further right, or down`,
          'edges',
          index,
        );
    }
    check(paths ?? [], 'paths');
    if (beside && 'boxes' in beside)
      for (const [index, {holds}] of beside.boxes.entries()) check(holds, 'beside', 'boxes', index);
  });

/** A figure of a graph, read. */
export type Diagram = z.infer<typeof diagramSchema>;

/** Gives classes of `src/css/diagrams.css`: the path something is on, and others. */
export const classes = (paths: Paths, ...names: (string | false)[]): string[] =>
  [`p${paths || 0}`, ...names].filter((name) => name !== false);
