/** Items of these kinds wait for somebody's next pay, to be paid or taken. */
export const payItemKinds = {
  advance: { word: 'anticipos', label: 'Anticipos que se descuentan', taken: true },
  loan: { word: 'prestamos', label: 'Cuotas de préstamos que se descuentan', taken: true },
  loanOut: { word: 'prestamos_a_pagar', label: 'Préstamos y anticipos que se pagan', taken: false },
  expenseAdvance: {
    word: 'anticipos_de_gastos',
    label: 'Anticipos de gastos que se pagan',
    taken: false,
  },
  expense: { word: 'gastos', label: 'Gastos que se reintegran', taken: false },
  expenseBack: { word: 'gastos_a_devolver', label: 'Gastos que se devuelven', taken: true },
} as const;

export type PayItemKind = keyof typeof payItemKinds;
export const payItemKindNames = Object.keys(payItemKinds) as [PayItemKind, ...PayItemKind[]];
