/** A start that cannot go on for a reason the person can mend: its message is the one line they read. */
export class StartFault extends Error {
  override name = 'StartFault';
}
