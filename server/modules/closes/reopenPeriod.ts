import { reopenPeriod } from '@contract/closes/closeAcciones';
import { eq, sql } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { partsOf } from '../../engine/module';
import { stopChanges } from '../../engine/time/periodTurn';
import { reopenFault } from './closeRules';
import { findPeriod } from './periods';
import { presentPeriod } from './presentPeriod';
import { tellClose } from './tellClose';

/** The close stays in the history, with who reopened it and why; closing again is another. */
export const reopenPeriodHandler = implement(
  reopenPeriod,
  async ({ siteId, month, ledger, reason }, context) => {
    const { db, viewer, audit } = context;
    await findPeriod(context, siteId, month);
    await stopChanges(db);
    const { state, closes } = await findPeriod(context, siteId, month);
    const fault = reopenFault(state, ledger);
    if (fault) throw conflict(fault);
    const row = closes.find((one) => one.ledger === ledger && one.reopenedAt === null);
    if (!row) throw new Error('a close vanished');
    await db
      .update(periodClose)
      .set({ reopenedAt: sql`anden_now()`, reopenedBy: viewer.accountId, reopenReason: reason })
      .where(eq(periodClose.id, row.id));
    await audit({
      entity: 'periodClose',
      entityId: row.id,
      before: { siteId, month, ledger, reopenReason: null },
      after: { siteId, month, ledger, reopenReason: reason },
    });
    for (const follows of partsOf('reopened'))
      await follows(context, { siteId, month: row.month, ledger });
    await tellClose(context, siteId);
    return presentPeriod(context, siteId, month);
  },
);
