import { linkRecord } from '@contract/sync/link';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { syncList } from './linkQueries';

export const syncExport = defineExport(
  syncList,
  'Enlaces',
  exportedFields(linkRecord, {
    ...{ name: { width: 36 }, direction: {}, health: {}, lastGoodAt: {}, nextAt: {} },
    note: { width: 36 },
  }),
);
