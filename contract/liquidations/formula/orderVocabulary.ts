/** Whether courts ordered to take of somebody's pay: what asks it needs no figure of the law for anybody else. */
export const orderVariables = {
  con_embargos: { unit: 'truth', label: 'Un juzgado ordenó retenerle por una deuda' },
  con_alimentos: { unit: 'truth', label: 'Un juzgado ordenó retenerle alimentos' },
} as const;

/** Formulas call each kind of order by this word. */
export const orderWords = {
  debt: { word: 'deudas', label: 'Embargos por deudas' },
  maintenance: { word: 'alimentos', label: 'Cuotas de alimentos' },
} as const;
