import { routes } from '@/utils/paths';

/** The sign-in page, which brings the person back to where they were. */
export function loginAddress(from: { pathname: string; search: string; hash: string }): string {
  const next = `${from.pathname}${from.search}${from.hash}`;
  return next === '/' ? routes.login : `${routes.login}?next=${encodeURIComponent(next)}`;
}
