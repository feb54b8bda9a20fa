import type { ParameterKind } from './ParameterKind';
import { always, ownDecision } from './parameterWords';

/** The law asks for an agreement in writing and leaves its limits to it. */
const agreedBank = 'Según el acuerdo escrito (LCT, art. 197 bis; ley 27.802)';

const overtimeCap = (name: string, value: string): ParameterKind => ({
  group: 'Horas',
  name,
  unit: 'horas',
  source: 'Decreto 484/2000, art. 1',
  decimals: 0,
  min: 1,
  max: 999,
  initial: [{ from: always, value }],
});

const clockHour = (name: string, source: string, value: string): ParameterKind => ({
  group: 'Horas',
  name,
  unit: 'hs del día',
  source,
  decimals: 0,
  min: 0,
  max: 24,
  initial: [{ from: always, value }],
});

/** Hours, and the bank of them. */
export const hourParameters = {
  'hours.nightFrom': clockHour('Hora en que empieza la noche', 'LCT, art. 200', '21'),
  'hours.nightTo': clockHour('Hora en que termina la noche', 'LCT, art. 200', '6'),
  'hours.saturdayFrom': clockHour(
    'Hora desde la que un sábado se paga al 100 %',
    'LCT, arts. 201 y 204',
    '13',
  ),
  'hours.leastExtraMinutes': {
    group: 'Horas',
    name: 'Minutos fuera del turno que un día debe tener para que haya extras (1: todos cuentan)',
    unit: 'minutos',
    source: ownDecision,
    decimals: 0,
    min: 1,
    max: 120,
    initial: [{ from: always, value: '1' }],
  },
  'hours.overtimeMonth': overtimeCap('Tope de horas extras por mes', '30'),
  'hours.overtimeYear': overtimeCap('Tope de horas extras por año', '200'),
  'hourBank.months': {
    group: 'Horas',
    name: 'Meses para usar las horas del banco, donde el acuerdo no dice otra cosa',
    unit: 'meses',
    source: agreedBank,
    decimals: 0,
    min: 1,
    max: 24,
    initial: [{ from: always, value: '6' }],
  },
  'hourBank.capHours': {
    group: 'Horas',
    name: 'Tope del saldo del banco de horas, donde el acuerdo no dice otra cosa',
    unit: 'horas',
    source: agreedBank,
    decimals: 0,
    min: 1,
    max: 500,
    initial: [{ from: always, value: '80' }],
  },
  'hourBank.warnDays': {
    group: 'Horas',
    name: 'Días antes de que venzan horas del banco en que se avisa a la persona',
    unit: 'días',
    source: ownDecision,
    decimals: 0,
    min: 1,
    max: 180,
    initial: [{ from: always, value: '30' }],
  },
  'hours.roundingMinutes': {
    group: 'Horas',
    name: 'Minutos a los que se redondea cada cifra del día (1: no se redondea)',
    unit: 'minutos',
    source: ownDecision,
    decimals: 0,
    min: 1,
    max: 60,
    initial: [{ from: always, value: '1' }],
  },
} as const satisfies Record<string, ParameterKind>;
