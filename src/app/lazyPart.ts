import { lazyDialog } from '@/components/lazy/lazyPiece';
import type { Load } from '@/components/lazy/rescued';

const parts: (() => Promise<unknown>)[] = [];

/** A lazy part is opened by the shell over the page, and is not needed in order to see the first page. */
export function lazyPart<P extends object>(load: Load<P>) {
  parts.push(load);
  return lazyDialog(load);
}

/** Once the page has what it needs. Returns how to let it be. */
export function whenResting(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: 5000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, 2000);
  return () => clearTimeout(timer);
}

/** Once the page rests: they open without waiting, and are there also when a new version replaced them. */
export function fetchParts(): void {
  whenResting(() => {
    // When there is no network they are asked for again on opening.
    for (const load of parts) void load().catch(() => undefined);
  });
}
