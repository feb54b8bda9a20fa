import { mayDecideOvertime } from '@contract/hours/mayDecideOvertime';
import type { AccionKey } from '@contract/registry';
import { hourDay } from '../../../server/db/schema/hours';
import type { Aim } from './aim';
import { byScope } from './byScope';

let days = 0;
/** Each call takes a day more of the spring of 2024. */
const nextDay = () => new Date(Date.UTC(2024, 8, 1 + days++)).toISOString().slice(0, 10);

export const hourAims = {
  getWeekHours: { at: (_db, { personId }) => ({ personId, from: '2026-10-05' }) },
  getMonthHours: { at: (_db, { personId }) => ({ personId, month: '2026-10' }) },
  decideOvertime: {
    at: async (db, { personId }) => {
      const [row] = await db
        .insert(hourDay)
        .values({ personId, day: nextDay(), extra50: 60, overtime: 'waiting' })
        .returning();
      if (!row) return null;
      const { id, extra50, extra100, overtime } = row;
      const seen = [{ id, extra50, extra100, overtime }];
      return { selection: { kind: 'rows', ids: [id] }, seen, move: 'approve', reason: 'De prueba' };
    },
    expect: (asking, theirs, accion) => {
      if (asking.scope === 'own' || !mayDecideOvertime(asking.flags)) return 'refused';
      return theirs.relation === 'own' ? 'hidden' : byScope(asking, theirs, accion);
    },
    found: (body) => (body as { done: number }).done === 1,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
