import { linkRecord } from '@contract/sync/link';
import { link } from '../../db/schema/sync';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { recordImport } from '../../engine/imports/recordImport';
import { syncList } from './linkQueries';
import { sync } from './saveLink';

export const syncExport = defineExport(
  syncList,
  'Enlaces',
  exportedFields(linkRecord, { name: { width: 36 }, kind: {}, note: { width: 36 }, active: {} }),
);

/** Reads what the export writes. */
export const syncImport = recordImport({
  kind: 'sync',
  title: 'Enlaces',
  permission: 'SYNC',
  record: linkRecord,
  table: link,
  key: 'name',
  columns: {
    name: { example: 'Primera' },
    kind: { example: 'Habitual' },
    note: { example: '' },
    active: { example: 'Sí' },
  },
  save: sync.save,
});
