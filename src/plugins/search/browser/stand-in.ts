import type {Engine} from './engine';

/**
 * Asks `first` until it fails once, and what `open` gives from then on; the console says why.
 */
export function withStandIn(first: Engine, open: () => Promise<Engine>): Engine {
  let current = first;
  let second: Promise<Engine> | undefined;

  function replace(cause: unknown): Promise<Engine> {
    if (!second)
      console.warn(
        `Search: ${first.about.name} cannot be asked (${(cause as Error).message}), the embedded index answers.`,
      );
    second ??= open();
    second.then(
      (engine) => (current = engine),
      () => (second = undefined),
    );
    return second;
  }

  return {
    get about() {
      return current.about;
    },
    async ask(query, options) {
      const asked = current;
      try {
        return await asked.ask(query, options);
      } catch (cause) {
        if (asked !== first) throw cause;
        return (await replace(cause)).ask(query, options);
      }
    },
    warm: (version) => current.warm(version),
  };
}
