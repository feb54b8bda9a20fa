/** The figures of a day, each in minutes. */
export const hourFigures = {
  expected: 'Previstas',
  worked: 'Trabajadas',
  before: 'Antes del turno',
  after: 'Después del turno',
  late: 'Llegada tarde',
  early: 'Salida antes',
  absent: 'Ausencia',
  excused: 'Justificadas',
  break: 'Descanso',
  night: 'Nocturnas',
  holiday: 'En feriado',
  extra50: 'Extras al 50 %',
  extra100: 'Extras al 100 %',
  onCall: 'Guardia pasiva',
} as const;

export type HourFigure = keyof typeof hourFigures;
export const hourFigureNames = Object.keys(hourFigures) as [HourFigure, ...HourFigure[]];
