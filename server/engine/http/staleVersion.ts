import { Fault } from './fault';

/** Somebody saved first; the answer carries what is stored now, so that the screen can show both. */
export const staleVersion = (current: unknown) =>
  new Fault(
    409,
    'conflicto_version',
    'Otra persona guardó cambios antes. Compará las dos versiones.',
    { detail: { current } },
  );
