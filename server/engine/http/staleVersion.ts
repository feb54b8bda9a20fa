import type { LastChange } from '../audit/lastChange';
import { Fault } from './fault';

/** Somebody saved first; the answer carries what is stored now, who saved it and when, so that the screen can put both together. */
export const staleVersion = (current: unknown, changed: LastChange | null) =>
  new Fault(
    409,
    'conflicto_version',
    'Otra persona guardó cambios antes. Compará las dos versiones.',
    { detail: { current, changed } },
  );
