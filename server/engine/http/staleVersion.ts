import type { LastChange } from '../audit/lastChange';
import { Fault } from './fault';

/**
 * Another person saved first. The answer carries what is stored now, who saved it and when: a form over a record puts
 * both together. The words promise no comparison, since acts such as an answer or a delivery have none.
 */
export const staleVersion = (current: unknown, changed: LastChange | null) =>
  new Fault(
    409,
    'conflicto_version',
    'Otra persona cambió esto mientras lo hacías. Mirá cómo quedó y volvé a intentar.',
    { detail: { current, changed } },
  );
