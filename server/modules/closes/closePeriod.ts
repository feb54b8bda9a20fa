import { closePeriodPay, closePeriodTime } from '@contract/closes/closeAcciones';
import { periodClose } from '../../db/schema/closes';
import type { Context } from '../../engine/acciones/context';
import { implementPrepared } from '../../engine/acciones/implement';
import { sealPeriod } from '../../engine/closes/sealPeriod';
import { conflict } from '../../engine/http/fault';
import { stopChanges } from '../../engine/time/periodTurn';
import { lapseOvertime, reckonPeriod } from '../hours';
import { closeFault, type Ledger } from './closeRules';
import { findPeriod } from './periods';
import { openOf, presentPeriod } from './presentPeriod';
import { tellClose } from './tellClose';

interface Asked {
  siteId: number;
  month: string;
  pending: number;
}

/** Closed and sealed while nothing of it changes: what came first is in the seal, what comes later is refused. */
async function closeLedger(context: Context, { siteId, month, pending }: Asked, ledger: Ledger) {
  const { db, viewer, audit } = context;
  await findPeriod(context, siteId, month);
  await stopChanges(db);
  const period = await findPeriod(context, siteId, month);
  const fault = closeFault(period, ledger);
  if (fault) throw conflict(fault);
  // The month is reckoned with all changes until the last moment; from now on nothing changes.
  await reckonPeriod(db, period);
  const open = await openOf(context, period);
  const now = open.reduce((sum, { count }) => sum + count, 0);
  if (now !== pending)
    throw conflict('Cambió lo que queda abierto: miralo de nuevo antes de cerrar.');
  if (ledger === 'time') await lapseOvertime(db, period);
  const sealed = await sealPeriod(db, ledger, period);
  const [row] = await db
    .insert(periodClose)
    .values({
      siteId,
      month: period.from,
      ledger,
      closedBy: viewer.accountId,
      pending,
      sealed,
    })
    .returning();
  if (!row) throw new Error('a close was not stored');
  await audit({
    entity: 'periodClose',
    entityId: row.id,
    after: { siteId, month, ledger, pending },
  });
  await tellClose(context, siteId);
  return presentPeriod(context, siteId, month);
}

/** Most of the hours are up to date before anything of the month is held. */
const reckon = async ({ siteId, month }: Asked, context: Context) =>
  reckonPeriod(context.services.database.db, await findPeriod(context, siteId, month));

export const closePeriodTimeHandler = implementPrepared(closePeriodTime, reckon, (asked, context) =>
  closeLedger(context, asked, 'time'),
);

export const closePeriodPayHandler = implementPrepared(closePeriodPay, reckon, (asked, context) =>
  closeLedger(context, asked, 'pay'),
);
