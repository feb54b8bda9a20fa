/** People paid by the day or the hour are paid for these without working; for people paid by the month they are nothing. */
export const dayWorkerVariables = {
  feriados_pagos: {
    unit: 'number',
    label: 'Feriados que no trabajó y se le pagan, de quien cobra por día o por hora',
  },
  dias_con_goce: {
    unit: 'number',
    label: 'Jornadas previstas que faltó por algo pago que no sean vacaciones',
  },
  horas_con_goce: {
    unit: 'number',
    label: 'Horas previstas que faltó por algo pago que no sean vacaciones',
  },
} as const;
