import type { Reach } from '@contract/core/accion';
import { and, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../acciones/context';
import { keysByText, type Lookup } from '../imports/lookup';
import { withinReach } from '../scope/withinReach';

const digits = (text: string) => text.replace(/\D/g, '');

/** Finds the docket of people by their DNI or CUIL, as far as the asker's reach goes. */
export function docketLookups(reach: (viewer: Viewer) => Reach): readonly Lookup[] {
  const by = (
    key: string,
    label: string,
    column: typeof person.dni | typeof person.cuil,
  ): Lookup => ({
    key,
    label,
    bare: digits,
    async find({ db, viewer }, texts) {
      const rows = await db
        .select({ text: column, key: person.docket })
        .from(person)
        .where(
          and(
            sql`${column} = any(${sql.param([...texts])}::text[])`,
            withinReach(reach(viewer), viewer, person.id),
          ),
        );
      return keysByText(rows);
    },
  });
  return [by('dni', 'DNI', person.dni), by('cuil', 'CUIL', person.cuil)];
}
