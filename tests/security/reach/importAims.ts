import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import { importRun } from '../../../server/db/schema/imports';
import type { Aim, Fields } from './aim';

const importing = (more: Fields = {}): Aim => ({
  at: async (db, { accountId }) => {
    const file = { fileName: 'x.csv', headers: ['Legajo'], mapping: { docket: 0 } };
    const [row] = await db
      .insert(importRun)
      .values({ ...file, accountId, kind: 'personas', state: 'preview' })
      .returning({ id: importRun.id });
    return row ? { id: row.id, ...more } : null;
  },
  // One's own, and only while one may still import that.
  expect: (asking, theirs) => {
    if (theirs.relation !== 'own') return 'hidden';
    return can(asking.flags, 'ADMIN.users') ? 'reached' : 'refused';
  },
});

/** Files on their way in: of whoever brought them. */
export const importAims = {
  applyImport: importing({ mode: 'valid' }),
  correctImport: importing({ number: 1, key: 'docket', text: '1' }),
  createMissing: importing({ creates: false }),
  discardImport: importing(),
  getImport: importing(),
  listImportRows: importing(),
  mapImport: importing({ mapping: [] }),
} satisfies Partial<Record<AccionKey, Aim>>;
