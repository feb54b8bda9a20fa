import { listRequestTypes } from '@contract/workflow/requestAcciones';
import { implement } from '../../engine/acciones/implement';
import { conditionFieldsFrom } from '../../engine/approvals/conditionFields';
import { requestTypes } from '../../engine/approvals/registry';

export const listRequestTypesHandler = implement(listRequestTypes, async (_input, { db }) => {
  const fieldsOf = await conditionFieldsFrom(db);
  const rows = [];
  for (const type of requestTypes()) {
    rows.push({
      type: type.type,
      label: type.label,
      fields: await fieldsOf(type),
      otherwise:
        type.otherwise ?? 'Si no rige ninguna, decide quien resuelve este tipo de solicitudes.',
    });
  }
  return { rows };
});
