import { lazyDialog } from '@/components/lazy/lazyPiece';
import type { Load } from '@/components/lazy/rescued';

const parts: (() => Promise<unknown>)[] = [];

/** What the shell opens over the page, and that nobody needs in order to see the first one. */
export function lazyPart<P extends object>(load: Load<P>) {
  parts.push(load);
  return lazyDialog(load);
}

/** Once the page rests: they open without waiting, and are there also when a new version replaced them. */
export function fetchParts(): void {
  const fetchAll = () => {
    // Without network they are asked for again when they are opened.
    for (const load of parts) void load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchAll, { timeout: 5000 });
  else setTimeout(fetchAll, 2000);
}
