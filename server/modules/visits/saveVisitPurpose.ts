import { visitPurposeRecord } from '@contract/visits/visitPurpose';
import { saveVisitPurpose } from '@contract/visits/visitPurposeAcciones';
import { eq, sql } from 'drizzle-orm';
import { visitPurpose } from '../../db/schema/visits';
import { implement } from '../../engine/acciones/implement';
import { defineStore } from '../../engine/store/defineStore';

export const visitPurposes = defineStore({
  record: visitPurposeRecord,
  table: visitPurpose,
  find: async ({ db }, id) =>
    (await db.select().from(visitPurpose).where(eq(visitPurpose.id, id))).at(0),
  missing: 'Ese motivo ya no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${visitPurpose.name}) = anden_fold(${name})`,
      words: 'Ya hay un motivo con ese nombre.',
    },
  ],
  tag: 'VisitPurpose',
  audience: { kind: 'everyone', permission: 'VISITS' },
});

export const saveVisitPurposeHandler = implement(saveVisitPurpose, (input, context) =>
  visitPurposes.save(context, input),
);
