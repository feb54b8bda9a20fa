import { listRequestTypes } from '@contract/workflow/listRequestTypes';
import { conditionFieldsOf, placeChoices } from '../../approvals/conditionFields';
import { requestTypes } from '../../approvals/registry';
import { implement } from '../implement';

export const listRequestTypesHandler = implement(listRequestTypes, async (_input, { db }) => {
  const withPlaces = await placeChoices(db);
  return {
    rows: requestTypes.map((type) => ({
      type: type.type,
      label: type.label,
      fields: conditionFieldsOf(type).map(withPlaces),
      otherwise:
        type.otherwise ?? 'Si no rige ninguna, decide quien resuelve este tipo de pedidos.',
    })),
  };
});
