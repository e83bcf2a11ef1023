/** Why a process gave no result; the message goes on after the name of what it was to do. */
export class WorkerError extends Error {
  /**
   * @param reason it took more time than it may, or more memory, or ended by itself
   * @param stderr what the process has written to its standard error last
   */
  constructor(
    readonly reason: 'time' | 'memory' | 'exit',
    message: string,
    readonly stderr = '',
  ) {
    super(message);
  }
}
