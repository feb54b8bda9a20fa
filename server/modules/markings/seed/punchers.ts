import type { DemoPerson } from '../../../engine/seed/demo';

export interface Puncher {
  id: number;
  /** On their own telephone, which is without network now and then. */
  phone: boolean;
}

export const punchersOf = (people: readonly DemoPerson[]): Puncher[] =>
  people.map(({ id, role }) => ({ id, phone: role === 'operario' }));
