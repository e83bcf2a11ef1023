/** What a sample sees of the environment: nothing that belongs to whoever runs the check. */
export const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  TMPDIR: folder,
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  NO_COLOR: '1',
});
