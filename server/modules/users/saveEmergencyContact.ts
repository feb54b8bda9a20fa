import { emergencyFaults } from '@contract/users/emergencyFaults';
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
    const faults = emergencyFaults(fields);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await writePerson(context, before, fields);
    return findFamily(context, personId);
  },
);
