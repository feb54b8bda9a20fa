import { personHistoryRecord } from '@contract/users/personHistory';
import { and, eq } from 'drizzle-orm';
import { personHistory } from '../../db/schema/people';
import { defineStore } from '../../engine/store/defineStore';
import { findChange } from './historyQueries';

/** A change holds of a person from a day on; their own columns follow by `followHistory`. */
export const datedChanges = defineStore({
  record: personHistoryRecord,
  table: personHistory,
  owner: 'personId',
  find: ({ db }, id) => findChange(db, id),
  missing: 'Ese cambio ya no existe.',
  unique: ({ kind, effectiveFrom }) => [
    {
      field: 'effectiveFrom',
      same: and(eq(personHistory.kind, kind), eq(personHistory.effectiveFrom, effectiveFrom)),
      words: 'Ese día ya hay un cambio de este tipo: corregilo.',
    },
  ],
  tell: ({ emit }, { personId }) => emit([{ type: 'Person', id: personId }], { kind: 'everyone' }),
});
