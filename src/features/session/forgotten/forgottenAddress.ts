/** These marks bring a person to the form of a forgotten password, and back from the mail. */
const askedMark = 'olvide';
const linkMark = '#enlace=';

/** The sign-in page with that form or without it, and with where to go afterwards as it was. */
export function withForgotten(asks: boolean): string {
  const query = new URLSearchParams(location.search);
  if (asks) query.set(askedMark, '1');
  else query.delete(askedMark);
  return `/login${query.size > 0 ? `?${query}` : ''}`;
}

export const asksForgotten = (): boolean => new URLSearchParams(location.search).has(askedMark);

/** The link of the mail: behind the sign of the address, which no browser sends to a server. */
export const linkInAddress = (): string | null =>
  location.hash.startsWith(linkMark) ? location.hash.slice(linkMark.length) : null;
