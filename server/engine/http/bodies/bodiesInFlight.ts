import { megabytes } from '@contract/files/megabytes';
import { Fault } from '../fault';

/** A request takes such a place while its body comes and is worked on. */
export interface BodyPlace {
  /** Counts for an account too, once it is known whose it is. */
  ofAccount(accountId: number): void;
  leave(): void;
}

type Load = { bodies: number; bytes: number };

/** A whole office may stand behind one address. */
const most = {
  all: { bodies: 1000, bytes: megabytes(1024) },
  address: { bodies: 400, bytes: megabytes(512) },
  // A page asks for much at once, little of it large.
  account: { bodies: 200, bytes: megabytes(200) },
} as const satisfies Record<string, Load>;

const WAIT_SECONDS = 5;

const busy = () =>
  new Fault(
    503,
    'ocupado',
    'El servidor está recibiendo demasiado a la vez: probá en un momento.',
    {
      retryAfter: WAIT_SECONDS,
    },
  );

const tooMany = () =>
  new Fault(
    429,
    'demasiados_intentos',
    'Estás enviando demasiado a la vez: esperá a que termine lo que está subiendo.',
    { retryAfter: WAIT_SECONDS },
  );

const refusals = { all: busy, address: tooMany, account: tooMany };

/** How much is on its way in, for each address, each account and in all. */
export function bodiesInFlight(limits: Record<keyof typeof most, Load> = most) {
  const loads = new Map<string, Load>();

  const take = (kind: keyof typeof most, whose: string | number, bytes: number) => {
    const key = `${kind} ${whose}`;
    const load = loads.get(key) ?? { bodies: 0, bytes: 0 };
    if (load.bodies >= limits[kind].bodies || load.bytes + bytes > limits[kind].bytes)
      throw refusals[kind]();
    loads.set(key, { bodies: load.bodies + 1, bytes: load.bytes + bytes });
    return () => {
      const now = loads.get(key) ?? { bodies: 1, bytes };
      if (now.bodies === 1) loads.delete(key);
      else loads.set(key, { bodies: now.bodies - 1, bytes: now.bytes - bytes });
    };
  };

  return {
    enter(address: string, bytes: number): BodyPlace {
      const held = [take('all', '', bytes)];
      let left = false;
      const leave = () => {
        left = true;
        for (const release of held.splice(0)) release();
      };
      try {
        held.push(take('address', address, bytes));
      } catch (error) {
        leave();
        throw error;
      }
      const ofAccount = (accountId: number) => {
        // Its sender may have gone while we looked at who it was.
        if (!left) held.push(take('account', accountId, bytes));
      };
      return { ofAccount, leave };
    },
  };
}

export type BodiesInFlight = ReturnType<typeof bodiesInFlight>;
