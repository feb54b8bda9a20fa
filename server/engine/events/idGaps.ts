const PATIENCE_MS = 60_000;
const MOST = 2000;

/** Identities commit out of order: what was skipped is asked for again until it is surely a rollback. */
export class IdGaps {
  private readonly waiting = new Map<number, number>();

  constructor(public newest: number) {}

  saw(ids: readonly number[], now = performance.now()): void {
    for (const id of ids) {
      this.waiting.delete(id);
      if (id <= this.newest) continue;
      const from = Math.max(this.newest + 1, id - MOST);
      for (let skipped = from; skipped < id; skipped += 1) this.waiting.set(skipped, now);
      this.newest = id;
    }
  }

  missing(now = performance.now()): number[] {
    for (const [id, since] of this.waiting) {
      if (now - since > PATIENCE_MS) this.waiting.delete(id);
    }
    return [...this.waiting.keys()].slice(0, MOST);
  }
}
