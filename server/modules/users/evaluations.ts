import { evaluationRecord } from '@contract/users/evaluation';
import { and, eq } from 'drizzle-orm';
import { evaluation } from '../../db/schema/evaluations';
import { defineStore } from '../../engine/store/defineStore';
import { findEvaluation } from './evaluationQueries';

export const evaluations = defineStore({
  record: evaluationRecord,
  table: evaluation,
  owner: 'personId',
  find: findEvaluation,
  missing: 'Esa evaluación ya no está.',
  notTheirs: (_context, { edits, deletes }, wanted) =>
    (wanted === 'save' ? edits : deletes) ? undefined : 'Esa evaluación la escribió otra persona.',
  unique: ({ period }, { viewer }) => [
    {
      field: 'period',
      same: and(eq(evaluation.accountId, viewer.accountId), eq(evaluation.period, period)),
      words: 'Ya evaluaste ese trimestre: corregí esa evaluación.',
    },
  ],
  // The lists that show a rating, and the person's page, are read again.
  tell: ({ emit }, { personId }) =>
    emit(
      [
        { type: 'Person', id: 'LIST' },
        { type: 'Person', id: personId },
      ],
      { kind: 'everyone' },
    ),
});
