import { personFaults } from './personRules';

interface Dates {
  dni: string;
  cuil: string | null;
  birthDate: string;
  since: string;
  until: string | null;
}

/** This finds the contradictions within a dependant, by the field to correct. */
export function dependantFaults(fields: Dates, today: string): Record<string, string> {
  const { dni, cuil, birthDate, since, until } = fields;
  const faults = personFaults({ dni, cuil });
  if (birthDate > today) faults.birthDate = 'Es un día que no llegó.';
  if (since < birthDate) faults.since = 'Es anterior al nacimiento.';
  if (until !== null && until < since) faults.until = 'Es anterior al comienzo.';
  return faults;
}
