import type { Context } from '../../engine/acciones/context';
import { tellPeople } from '../../engine/people/tellPeople';

/** The open screens of whose loan it is, and of who keeps pay; nobody else hears of it. */
export const tellLoan = (told: Pick<Context, 'db' | 'emit'>, personId: number): Promise<void> =>
  tellPeople(told, [{ type: 'Loan', id: 'LIST' }], [personId], ['LIQUIDATION.SHOW']);
