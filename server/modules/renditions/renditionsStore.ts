import { moneyText } from '@contract/core/moneyText';
import type { RenditionKind } from '@contract/renditions/rendition';
import { eq } from 'drizzle-orm';
import { rendition, renditionEvent } from '../../db/schema/renditions';
import type { PayItemContext } from '../../engine/pay/payItem';
import { defineChanges, type Written } from '../../engine/store/defineChanges';
import { ringSpender, tellSpender } from '../expenses';
import { presentRendition } from './presentRendition';
import { findRendition, type StoredRendition } from './renditionQueries';
import { actionsOn, noRendition } from './renditionReach';
import { standing } from './renditionRules';

/** The only way in which a rendition changes; adding an expense is no part of its history. */
export const renditionsStore = defineChanges({
  table: rendition,
  entity: 'rendition',
  missing: noRendition,
  async lock({ db, viewer, reach }, id) {
    await db.select({ id: rendition.id }).from(rendition).where(eq(rendition.id, id)).for('update');
    return findRendition(db, viewer, reach, id);
  },
  row: (found: StoredRendition) => found,
  present: presentRendition,
  actions: actionsOn,
  refusal: ({ state }) => `No podés hacer eso: la rendición ${standing[state]}.`,
  async history({ db }, { after, done }: Written<typeof rendition, RenditionKind | null>) {
    const { kind, accountId, reason, at } = done;
    if (kind === null) return;
    await db.insert(renditionEvent).values({
      renditionId: after.id,
      kind,
      accountId,
      reason: reason || null,
      ...(at ? { createdAt: at } : {}),
    });
  },
  tell: (ends, after) => tellSpender(ends, 'Rendition', after),
});

const titles = {
  paid: 'Te pagaron un anticipo de gastos',
  calledOff: 'Un anticipo de gastos aprobado quedó sin efecto',
  unpaid: 'Un anticipo de gastos volvió a estar por pagar',
  cut: 'Recortaron una rendición tuya',
  settled: 'Se saldó una rendición tuya',
  unsettled: 'Una rendición tuya volvió a estar por saldar',
  skipped: 'Tu sueldo no alcanzó para devolver un anticipo',
};

/** Rings for whose it is; of what it was they read inside. */
export const ringOwner = (
  context: PayItemContext,
  { id, personId, title }: StoredRendition,
  what: keyof typeof titles,
  amount: string,
): Promise<void> =>
  ringSpender(context, personId, {
    type: 'renditions.changed',
    title: titles[what],
    body: `${title}: ${moneyText(amount)}`,
    link: `/renditions/${id}`,
  });
