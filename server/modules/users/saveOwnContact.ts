import { emergencyFaults } from '@contract/users/emergencyFaults';
import { saveOwnContact } from '@contract/users/saveOwnContact';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { lastChange } from '../../engine/audit/lastChange';
import { invalid, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import type { StoredPerson } from '../../engine/people/datedFields';
import { writePerson } from './writePerson';

/** The owner reads these fields. */
const presented = (row: StoredPerson) => ({
  id: row.id,
  version: row.version,
  phone: row.phone,
  address: row.address,
  emergencyName: row.emergencyName,
  emergencyKinship: row.emergencyKinship,
  emergencyPhone: row.emergencyPhone,
});

export const saveOwnContactHandler = implement(
  saveOwnContact,
  async ({ version, ...fields }, context) => {
    const { db, viewer } = context;
    const mine = () =>
      db
        .select()
        .from(person)
        .where(eq(person.id, viewer.personId ?? 0));
    const [before] = await mine().for('update');
    if (!before) throw notFound('Tu cuenta no es de una persona del directorio.');
    if (before.version !== version) {
      throw staleVersion(presented(before), await lastChange(db, 'person', before.id));
    }
    const faults = emergencyFaults(fields);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await writePerson(context, before, fields);
    const [after] = await mine();
    return presented(after ?? before);
  },
);
