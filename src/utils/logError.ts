/** The one place of the client that writes to the console. */
export function logError(...details: readonly unknown[]): void {
  const { console: output } = globalThis;
  output.error(...details);
}
