import { dayWorkerVariables } from './dayWorkerVocabulary';
import { leavingVariables } from './leavingVocabulary';
import { orderVariables } from './orderVocabulary';
import { semesterVariables } from './semesterVocabulary';
import { taxFunctions, taxVariables } from './taxVocabulary';

/** Money and numbers do not mix: what is wrong with a formula is often that it adds days to pesos. */
export type Unit = 'money' | 'number' | 'truth';

/** A word between the parentheses of a function names one of these. */
export type Named =
  | 'concept'
  | 'base'
  | 'news'
  | 'leave'
  | 'hours'
  | 'band'
  | 'parameter'
  | 'pending'
  | 'order'
  | 'table'
  | 'text';

interface Word {
  label: string;
  unit: Unit;
}

/** These facts are known of each person of a run, by the name that formulas give them. */
export const formulaVariables = {
  basico: { unit: 'money', label: 'Sueldo, jornal o valor hora de su ficha' },
  valor_dia: { unit: 'money', label: 'Un día: el sueldo dividido 30, o el jornal' },
  valor_hora: {
    unit: 'money',
    label: 'Una hora: el sueldo por las horas del mes, o el jornal por las del día',
  },
  mensual: { unit: 'truth', label: 'Se le paga por mes' },
  jornal: { unit: 'truth', label: 'Se le paga por día' },
  por_hora: { unit: 'truth', label: 'Se le paga por hora' },
  con_convenio: { unit: 'truth', label: 'Su ficha dice un convenio' },
  afiliado: { unit: 'truth', label: 'Su ficha dice que tiene afiliación al sindicato' },
  aporte_solidario: { unit: 'truth', label: 'Su ficha dice que paga el aporte solidario' },
  dias_mes: { unit: 'number', label: 'Días corridos del período' },
  dias_empleo: { unit: 'number', label: 'Días del período en que fue parte, sobre 30' },
  primera_quincena: { unit: 'truth', label: 'Es la primera quincena' },
  segunda_quincena: { unit: 'truth', label: 'Es la segunda quincena' },
  mes_sin_faltas: {
    unit: 'truth',
    label: 'En todo el mes, ni días sin goce ni horas de ausencia',
  },
  dias_trabajados: { unit: 'number', label: 'Días con horas trabajadas' },
  dias_sin_goce: {
    unit: 'number',
    label: 'Días sin goce de novedades y licencias, en la parte que no se paga',
  },
  dias_ausencia: {
    unit: 'number',
    label: 'Días de turno que faltó sin novedad; todos los que quedan, si no vino nunca',
  },
  horas_sin_goce: {
    unit: 'number',
    label: 'Horas de novedades sin goce, en la parte que no se paga',
  },
  novedades_suman: { unit: 'money', label: 'Novedades de importe que suman' },
  novedades_restan: { unit: 'money', label: 'Novedades de importe que descuentan' },
  vacaciones_adelantadas: {
    unit: 'number',
    label: 'Días de vacaciones del período que ya pagó una liquidación de vacaciones',
  },
  ...semesterVariables,
  ...dayWorkerVariables,
  ...orderVariables,
  ...leavingVariables,
  ...taxVariables,
} as const satisfies Record<string, Word>;

type Argument = Unit | 'same' | Named;

interface FormulaFunction {
  /** How it is written, for whoever looks for it. */
  form: string;
  label: string;
  args: readonly Argument[];
  /** The last one may come again, up to the most that a formula takes. */
  more?: true;
  /** `same`: that of what it is given; `named`: that of what its word names. */
  unit: Unit | 'same' | 'named';
}

export const formulaFunctions = {
  si: {
    form: 'si(condición; valor; otro valor)',
    label: 'Uno u otro, según',
    args: ['truth', 'same', 'same'],
    unit: 'same',
  },
  tope: { form: 'tope(valor; máximo)', label: 'No más que', args: ['same', 'same'], unit: 'same' },
  piso: {
    form: 'piso(valor; mínimo)',
    label: 'No menos que',
    args: ['same', 'same'],
    unit: 'same',
  },
  minimo: {
    form: 'minimo(a; b)',
    label: 'El menor',
    args: ['same', 'same'],
    more: true,
    unit: 'same',
  },
  maximo: {
    form: 'maximo(a; b)',
    label: 'El mayor',
    args: ['same', 'same'],
    more: true,
    unit: 'same',
  },
  redondear: {
    form: 'redondear(valor; decimales)',
    label: 'Con tantos decimales',
    args: ['same', 'number'],
    unit: 'same',
  },
  entero: { form: 'entero(valor)', label: 'Sin los decimales', args: ['same'], unit: 'same' },
  antiguedad: {
    form: 'antiguedad()',
    label: 'Años cumplidos al último día del período',
    args: [],
    unit: 'number',
  },
  concepto: {
    form: 'concepto(CODIGO)',
    label: 'Importe de otro concepto',
    args: ['concept'],
    unit: 'money',
  },
  base: {
    form: 'base(nombre)',
    label: 'Suma de los conceptos que entran en una base',
    args: ['base'],
    unit: 'money',
  },
  anterior: {
    form: 'anterior(CODIGO)',
    label: 'Importe en el mes anterior',
    args: ['concept'],
    unit: 'money',
  },
  acumulado: {
    form: 'acumulado(CODIGO)',
    label: 'Suma de lo que va del año, sin este período',
    args: ['concept'],
    unit: 'money',
  },
  acumulado_base: {
    form: 'acumulado_base(nombre)',
    label: 'Base de lo que va del año, sin este período',
    args: ['base'],
    unit: 'money',
  },
  mejor: {
    form: 'mejor(nombre)',
    label: 'La mayor de un mes del semestre, de una base',
    args: ['base'],
    unit: 'money',
  },
  mejor_anual: {
    form: 'mejor_anual(nombre)',
    label: 'La mayor de un mes de los últimos doce, de una base',
    args: ['base'],
    unit: 'money',
  },
  promedio: {
    form: 'promedio(nombre)',
    label: 'Promedio por mes de los últimos seis meses que se le liquidaron, de una base',
    args: ['base'],
    unit: 'money',
  },
  del_mes: {
    form: 'del_mes(nombre)',
    label: 'Base de las otras liquidaciones del mismo mes, sin las de SAC',
    args: ['base'],
    unit: 'money',
  },
  quincena_anterior: {
    form: 'quincena_anterior(nombre)',
    label: 'Base de la primera quincena del mes, en la segunda',
    args: ['base'],
    unit: 'money',
  },
  ...taxFunctions,
  horas: { form: 'horas(nombre)', label: 'Horas del período', args: ['hours'], unit: 'number' },
  franja: { form: 'franja(SIGLA)', label: 'Horas en una franja', args: ['band'], unit: 'number' },
  novedad: {
    form: 'novedad(CODIGO)',
    label: 'Días, horas o importe de un tipo de novedad',
    args: ['news'],
    unit: 'named',
  },
  licencia: {
    form: 'licencia(CODIGO)',
    label: 'Días de un tipo de licencia',
    args: ['leave'],
    unit: 'number',
  },
  parametro: {
    form: 'parametro(nombre)',
    label: 'Cifra de la ley o de la organización',
    args: ['parameter'],
    unit: 'named',
  },
  pendiente: {
    form: 'pendiente(nombre; máximo)',
    label: 'Lo que espera a su próximo pago y entra entero en ese máximo',
    args: ['pending', 'money'],
    unit: 'money',
  },
  embargo: {
    form: 'embargo(nombre; bruto; neto; máximo)',
    label: 'Lo que los juzgados ordenan retener, por orden de llegada y hasta ese máximo',
    args: ['order', 'money', 'money', 'money'],
    unit: 'money',
  },
  tabla: {
    form: 'tabla(nombre; valor)',
    label:
      'Lo que una escala dice de un importe: el fijo del tramo y el porcentaje de lo que lo excede',
    args: ['table', 'money'],
    unit: 'money',
  },
  convenio: {
    form: 'convenio("texto")',
    label: 'Su convenio es ese',
    args: ['text'],
    unit: 'truth',
  },
  categoria: {
    form: 'categoria("texto")',
    label: 'Su categoría es esa',
    args: ['text'],
    unit: 'truth',
  },
} as const satisfies Record<string, FormulaFunction>;

export type FormulaFunctionName = keyof typeof formulaFunctions;
