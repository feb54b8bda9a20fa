import { Fault } from '../http/fault';

/** A browser holds one, or one for each tab where it has no locks; a whole office may stand behind one address. */
const most = { account: 20, address: 500 };

const tooMany = () =>
  new Fault(
    429,
    'demasiados_intentos',
    'Hay demasiadas pestañas siguiendo los cambios: cerrá alguna.',
    { retryAfter: 30 },
  );

/** How many streams are open for each account and each address. The newest is refused: its client asks again later, and nobody loses theirs. */
export function streamPlaces(limits = most) {
  const open = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  return {
    /** Answers how to give the place back. */
    take(accountId: number, address: string): () => void {
      const wanted = [
        [`account ${accountId}`, limits.account],
        [`address ${address}`, limits.address],
      ] as const;
      if (wanted.some(([key, limit]) => (open.get(key) ?? 0) >= limit)) throw tooMany();
      for (const [key] of wanted) change(key, 1);
      let held = true;
      return () => {
        if (held) for (const [key] of wanted) change(key, -1);
        held = false;
      };
    },
  };
}
