import { cancelArrival, closeArrival } from '@contract/receiving/arrivalAcciones';
import { isShort } from '@contract/receiving/tolerance';
import { sql } from 'drizzle-orm';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { arrivalLines } from './arrivalLines';
import { arrivalsStore } from './arrivalsStore';
import { presentStoredArrival } from './presentArrival';

export const closeArrivalHandler = implement(
  closeArrival,
  async ({ id, version, reason }, context) => {
    const { db, viewer } = context;
    const target = { id, version, action: 'close', reason } as const;
    await arrivalsStore.change(context, target, async ({ row }) => {
      const short = (await arrivalLines(db, row)).filter(isShort);
      if (short.length > 0 && reason === '') {
        const names = short.map(({ productName }) => productName).join(', ');
        throw invalid({ reason: `Llegó menos de lo esperado, decí por qué: ${names}.` });
      }
      return { state: 'closed', closedAt: sql`anden_now()`, reason };
    });
    return presentStoredArrival(db, viewer, id);
  },
);

export const cancelArrivalHandler = implement(
  cancelArrival,
  async ({ id, version, reason }, context) => {
    const target = { id, version, action: 'cancel', reason } as const;
    await arrivalsStore.change(context, target, () => ({ state: 'cancelled', reason }));
    return presentStoredArrival(context.db, context.viewer, id);
  },
);
