import { type ComponentType, lazy } from 'react';

type Load = () => Promise<unknown>;

const parts: Load[] = [];

/** A part of the shell that nobody needs in order to see the first page. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  parts.push(load);
  return lazy(async () => ({ default: await load() }));
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
