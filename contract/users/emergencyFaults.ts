interface EmergencyContact {
  emergencyName: string | null;
  emergencyKinship: string | null;
  emergencyPhone: string | null;
}

const said = (text: string | null) => Boolean(text?.trim());

/** A name needs a telephone and a telephone a name; all empty is nobody. */
export function emergencyFaults(
  contact: EmergencyContact,
): Partial<Record<keyof EmergencyContact, string>> {
  const { emergencyName, emergencyKinship, emergencyPhone } = contact;
  if (said(emergencyName)) {
    return said(emergencyPhone) ? {} : { emergencyPhone: 'Escribí un teléfono.' };
  }
  return said(emergencyPhone) || said(emergencyKinship)
    ? { emergencyName: 'Escribí a quién llamar.' }
    : {};
}
