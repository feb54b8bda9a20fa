import { linkRecord } from '@contract/sync/link';
import { saveLink } from '@contract/sync/linkAcciones';
import { eq, sql } from 'drizzle-orm';
import { link } from '../../db/schema/sync';
import { implement } from '../../engine/acciones/implement';
import { defineStore } from '../../engine/store/defineStore';

export const sync = defineStore({
  record: linkRecord,
  table: link,
  find: async ({ db }, id) => (await db.select().from(link).where(eq(link.id, id))).at(0),
  missing: 'Ya no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${link.name}) = anden_fold(${name})`,
      words: 'Ya hay otro con ese nombre.',
    },
  ],
  tag: 'Link',
  audience: { kind: 'everyone', permission: 'SYNC' },
});

export const saveLinkHandler = implement(saveLink, (input, context) => sync.save(context, input));
