import type { Context } from '../../engine/acciones/context';
import { tellPeople } from '../../engine/people/tellPeople';

/** The open screens that show somebody's bank. */
export const tellBank = (context: Pick<Context, 'db' | 'emit'>, personId: number): Promise<void> =>
  tellPeople(
    context,
    [
      { type: 'HourBank', id: 'LIST' },
      { type: 'Hour', id: 'LIST' },
    ],
    [personId],
    ['HOURS.CREATE', 'WORKFLOW'],
  );
