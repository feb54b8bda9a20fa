/** SAC is of the half-year, and so is the cap of what is contributed of it. */
export const semesterVariables = {
  parte_del_tope: {
    unit: 'number',
    label:
      'Parte del tope de aportes del mes: entero, o la mitad por los días del semestre en el SAC',
  },
  dias_semestre: { unit: 'number', label: 'Días corridos del semestre' },
  dias_empleo_semestre: {
    unit: 'number',
    label: 'Días del semestre en que fue parte, sin los que no tuvo goce',
  },
} as const;
