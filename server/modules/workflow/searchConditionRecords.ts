import { searchConditionRecords } from '@contract/workflow/definitionAcciones';
import { implement } from '../../engine/acciones/implement';
import { findRequestType } from '../../engine/approvals/registry';

export const searchConditionRecordsHandler = implement(
  searchConditionRecords,
  async ({ type: name, field: key, search, value }, { db }) => {
    const type = findRequestType(name);
    const searched = type?.fields.some((one) => one.key === key && one.kind === 'record');
    const find = searched ? type?.choices?.[key] : undefined;
    const asked = value === undefined ? { search } : { values: [value] };
    return { rows: (await find?.(db, asked)) ?? [] };
  },
);
