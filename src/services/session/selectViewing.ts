import type { WithUser } from './userSlice';

/** The role or person seen as, while "ver como" lasts. */
export interface Viewing {
  kind: 'role' | 'person';
  name: string;
  until: string;
}

/** Only to show it: what may be asked is decided by the server. */
function readViewing(jwt: string): Viewing | null {
  try {
    const middle = (jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(middle), (letter) => letter.charCodeAt(0));
    const { ver } = JSON.parse(new TextDecoder().decode(bytes)) as { ver?: Viewing };
    return ver ?? null;
  } catch {
    return null;
  }
}

let last: { jwt: string; viewing: Viewing | null } | undefined;

/** The token tells it, so that it survives a reload and reaches every tab without a fifth stored item. */
export function selectViewing({ user }: WithUser): Viewing | null {
  if (user.JWT === undefined) return null;
  if (last?.jwt !== user.JWT) last = { jwt: user.JWT, viewing: readViewing(user.JWT) };
  return last.viewing;
}
