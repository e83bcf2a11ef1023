/**
 * Runs a command of `package.json`; when it fails, one line says why.
 * @param name the script's name in `package.json`
 */
export const command = (name: string, main: () => Promise<void>): Promise<void> =>
  main().catch((error: Error) => {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  });
