import { innerAddress } from '@/utils/innerAddress';

/** Where to go after signing in, if it is a page of this very site and not this one again. */
export function nextAddress(search: string, origin: string): string | undefined {
  const next = innerAddress(new URLSearchParams(search).get('next'), origin);
  if (next === undefined) return undefined;
  const { pathname } = new URL(next, origin);
  return /^\/login(\.html)?\/?$/.test(pathname) ? undefined : next;
}
