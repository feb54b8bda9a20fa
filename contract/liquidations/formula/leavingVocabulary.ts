/** These facts are known of a person who leaves; in other runs truths are false and figures are nothing. */
export const leavingVariables = {
  renuncia: { unit: 'truth', label: 'Se va por renuncia' },
  despido_sin_causa: { unit: 'truth', label: 'Se va por despido sin causa' },
  despido_con_causa: { unit: 'truth', label: 'Se va por despido con causa' },
  mutuo_acuerdo: { unit: 'truth', label: 'Se va por mutuo acuerdo' },
  fallecimiento: { unit: 'truth', label: 'Falleció' },
  preaviso_dado: { unit: 'truth', label: 'Se le dio el preaviso' },
  meses_empleo: {
    unit: 'number',
    label: 'Meses desde su ingreso hasta su último día, con la parte del que no llegó a cumplirse',
  },
  anios_indemnizacion: {
    unit: 'number',
    label: 'Años hasta su último día; cuenta como uno la fracción mayor de tres meses',
  },
  dias_integracion: {
    unit: 'number',
    label: 'Días que faltan para el fin del mes de su último día, sobre 30',
  },
  vacaciones_no_gozadas: {
    unit: 'number',
    label: 'Días de vacaciones que no llegó a tomar, con la parte de este año',
  },
  mejor_habitual: {
    unit: 'money',
    label:
      'Mejor remuneración mensual, normal y habitual de los últimos doce meses, según el texto del art. 245 que rige en su último día',
  },
  mejor_declarada: {
    unit: 'money',
    label: 'Mejor sueldo del último año que dijo quien prepara la liquidación',
  },
} as const;
