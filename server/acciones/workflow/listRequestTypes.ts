import { listRequestTypes } from '@contract/workflow/listRequestTypes';
import { requestTypes } from '../../approvals/registry';
import { implement } from '../implement';

export const listRequestTypesHandler = implement(listRequestTypes, async () => ({
  rows: requestTypes.map(({ type, label, fields }) => ({
    type,
    label,
    fields: [...fields],
  })),
}));
