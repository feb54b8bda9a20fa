import type { AccionKey } from '@contract/registry';
import type { Aim } from './aim';

/** The person themselves. */
export const personAims = {
  getPerson: { at: (_db, { personId }) => ({ id: personId }) },
  changePeople: {
    at: (_db, { personId, areaId }) => ({
      selection: { kind: 'rows', ids: [personId] },
      change: { kind: 'area', areaId },
    }),
    found: (body) => (body as { done: number }).done === 1,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
