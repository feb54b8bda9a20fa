interface Dated {
  dni?: string | null;
  cuil?: string | null;
  birthDate?: string | null;
  hireDate?: string | null;
  leaveDate?: string | null;
}

/** This finds the contradictions within a person, by the field to correct. */
export function personFaults(fields: Dated): Record<string, string> {
  const { dni, cuil, birthDate, hireDate, leaveDate } = fields;
  const faults: Record<string, string> = {};
  if (dni && cuil && cuil.slice(2, 10) !== dni.padStart(8, '0')) {
    faults.cuil = 'No corresponde a ese DNI.';
  }
  if (birthDate && hireDate && birthDate >= hireDate) {
    faults.birthDate = 'Es posterior al ingreso.';
  }
  if (hireDate && leaveDate && leaveDate < hireDate) faults.leaveDate = 'Es anterior al ingreso.';
  return faults;
}
