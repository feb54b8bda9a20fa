/** These facts are known of somebody's income tax. */
export const taxVariables = {
  con_ganancias: {
    unit: 'truth',
    label: 'Están cargadas la escala y las deducciones de ganancias de ese mes',
  },
  falta_aguinaldo: {
    unit: 'truth',
    label: 'De lo que se paga ahora todavía no se pagó el aguinaldo',
  },
  deducciones_declaradas: {
    unit: 'money',
    label: 'Lo que declaró para deducir en lo que va del año',
  },
  cargas_conyuge: { unit: 'number', label: 'Cónyuge que deduce, por la parte y los meses' },
  cargas_hijos: { unit: 'number', label: 'Hijos que deduce, por la parte y los meses' },
  cargas_hijos_discapacidad: {
    unit: 'number',
    label: 'Hijos con discapacidad que deduce, por la parte y los meses',
  },
} as const;

/** Sums of the year that look at all runs, whatever their kind. */
export const taxFunctions = {
  del_anio: {
    form: 'del_anio(CODIGO)',
    label: 'Suma de las otras liquidaciones del año, también del mismo mes y de aguinaldo',
    args: ['concept'],
    unit: 'money',
  },
  del_anio_base: {
    form: 'del_anio_base(nombre)',
    label: 'Base de las otras liquidaciones del año, también del mismo mes y de aguinaldo',
    args: ['base'],
    unit: 'money',
  },
  sin_aguinaldo_base: {
    form: 'sin_aguinaldo_base(nombre)',
    label: 'Base de los meses del año de los que todavía no se pagó el aguinaldo',
    args: ['base'],
    unit: 'money',
  },
} as const;
