import { counted } from '@contract/core/counted';
import { onDays } from '@contract/core/rangeText';
import type { Context } from '../../engine/acciones/context';
import type { Naming } from '../../engine/audit/naming';
import { type Week, weekOf } from '../../engine/time/weekOf';

/** A week is kept under its Monday, as a number: 20261123. */
export const numberOfWeek = ({ from }: Week) => Number(from.replaceAll('-', ''));

const weekOfNumber = (id: number): Week | null => {
  const day = String(id).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return Number.isNaN(Date.parse(day)) || day.length !== 10 ? null : weekOf(day);
};

/** How the audit calls a week of the roster; it says how many it was about by itself. */
export const rosterName: Naming = {
  entity: 'roster',
  find: async (_db, ids) =>
    ids.flatMap((id) => {
      const week = weekOfNumber(id);
      if (!week) return [];
      const said = onDays(week.from, week.to);
      return [{ id, name: said, said }];
    }),
};

interface Told {
  week: Week;
  people: number;
  days: number;
}

/** The audit has a sentence for everything that a person planned at once. */
export const auditRoster = ({ audit }: Pick<Context, 'audit'>, { week, people, days }: Told) =>
  audit({
    entity: 'roster',
    entityId: numberOfWeek(week),
    after: {
      people: counted(people, 'persona', 'personas'),
      days: counted(days, 'día', 'días'),
    },
  });

/** Open boards of those places look again. */
export const tellPlanners = ({ emit }: Pick<Context, 'emit'>, siteIds: readonly number[]) =>
  emit([{ type: 'Roster', id: 'LIST' }], {
    kind: 'sites',
    ids: [...new Set(siteIds)],
    permission: 'SCHEDULES.CREATE',
  });
