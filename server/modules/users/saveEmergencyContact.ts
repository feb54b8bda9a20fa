import { saveEmergencyContact } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { findFamily } from './familyQueries';
import { lockVersion } from './personRecord';
import { writePerson } from './writePerson';

export const saveEmergencyContactHandler = implement(
  saveEmergencyContact,
  async ({ personId, version, ...fields }, context) => {
    const before = await lockVersion(context, { id: personId, version }, findFamily);
    const { emergencyName, emergencyKinship, emergencyPhone } = fields;
    if (emergencyName && !emergencyPhone) {
      throw invalid({ emergencyPhone: 'Escribí un teléfono.' });
    }
    if (!emergencyName && (emergencyPhone || emergencyKinship)) {
      throw invalid({ emergencyName: 'Escribí a quién llamar.' });
    }
    await writePerson(context, before, fields);
    return findFamily(context, personId);
  },
);
