import { checkPeriodSeal } from '@contract/closes/closeAcciones';
import type { Db } from '../../db/Db';
import { implement } from '../../engine/acciones/implement';
import { checkSealed, sealCode } from '../../engine/closes/sealPeriod';
import { closesOf, findPeriod, spanOf } from './periods';

/** This tells of each close that stands whether what it keeps is still the same: asked before pay is reckoned from it. */
export async function checkSeal(db: Db, siteId: number, month: string) {
  const closes = await closesOf(db, siteId, month);
  const standing = closes.filter(({ reopenedAt }) => reopenedAt === null);
  return Promise.all(
    standing.map(async ({ ledger, sealed }) => {
      if (sealed.length === 0) return { ledger, state: 'missing' as const, code: '', parts: [] };
      const parts = await checkSealed(db, sealed, { siteId, ...spanOf(month) });
      const intact = parts.every((part) => part.intact);
      const state = intact ? ('intact' as const) : ('changed' as const);
      return { ledger, state, code: sealCode(sealed), parts };
    }),
  );
}

export const checkPeriodSealHandler = implement(
  checkPeriodSeal,
  async ({ siteId, month }, context) => {
    await findPeriod(context, siteId, month);
    return { seals: await checkSeal(context.db, siteId, month) };
  },
);
