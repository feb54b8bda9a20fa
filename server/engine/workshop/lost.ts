export type LostWhy = 'late' | 'memory' | 'interrupted' | 'busy';

/** Work that nobody finished: it took too long, wanted too much memory, or was broken off. `busy`: it was not begun. */
export class Lost extends Error {
  override name = 'Lost';

  constructor(
    readonly why: LostWhy,
    /** Seconds after which it is begun again, where it was not begun at all. */
    readonly retryAfter?: number,
  ) {
    super(`the work was lost: ${why}`);
  }
}
