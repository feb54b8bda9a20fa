import type { Logo } from '@contract/organisation/organisationSettings';

const told = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The name as the server wrote it into the page; empty before the organisation has one. */
export const employerName = (): string => told('employer');

/** Its CUIT and where it is, for what is printed; empty where nobody said. */
export const employerFacts = (): string => told('employer-facts');

/** Where its logo is and its size; null where it has none. */
export function employerLogo(): Logo | null {
  const [src, width, height] = told('employer-logo').split(' ');
  return src ? { src, width: Number(width), height: Number(height) } : null;
}
