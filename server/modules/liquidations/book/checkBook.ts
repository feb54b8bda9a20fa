import { isCuil } from '@contract/core/cuil';
import { DateTime } from 'luxon';
import { type BookFault, type ReadRecord, readBook } from './readBook';

export interface BookTerms {
  /** People whose statement goes with a later run of the month. */
  toldLater?: ReadonlySet<string>;
  /** The floor of law 24.241 lifts the base of retirement and leaves that of health as it was withheld. */
  floor?: boolean;
}

const BASE_DAYS = 30;
const MOST_DAYS = 31;
const CBU = /^\d{22}$/;
const ADJUSTED = /^(000000| {6}|\d{4}(0[1-9]|1[0-2]))$/;

const twice = (records: readonly ReadRecord[], what: string): BookFault[] => {
  const seen = new Set<string>();
  return records.flatMap((one) => {
    const cuil = one.cuil ?? '';
    if (seen.has(cuil)) return [one.fault('CUIL', `tiene más de un registro ${what}`)];
    seen.add(cuil);
    return [];
  });
};

const isDay = (packed: string) => DateTime.fromFormat(packed, 'yyyyMMdd').isValid;

function headingFaults(records: readonly ReadRecord[]): BookFault[] {
  const headings = records.filter(({ record }) => record === '01');
  const [first] = headings;
  if (!first || records[0] !== first) {
    const about = { line: 1, record: '01', cuil: null, columns: null };
    return [{ ...about, rule: 'el primer renglón es el registro 01' }];
  }
  const faults = headings.slice(1).map((one) => one.fault('registro', 'hay un solo registro 01'));
  const unless = (holds: boolean, name: string, rule: string) => {
    if (!holds) faults.push(first.fault(name, rule));
  };
  const statements = records.filter(({ record }) => record === '04').length;
  const month = first.text('período').slice(4);
  unless(isCuil(first.text('CUIT')), 'CUIT', 'su dígito verificador no es válido');
  unless(['SJ', 'RE'].includes(first.text('envío')), 'envío', 'es SJ o RE');
  unless(month >= '01' && month <= '12', 'período', 'es año y mes');
  unless('MQDH'.includes(first.text('tipo')), 'tipo', 'es M, Q, D o H');
  const base = first.text('envío') === 'SJ' ? String(BASE_DAYS) : '  ';
  unless(first.text('días base') === base, 'días base', 'son 30 con SJ, y no van con RE');
  const counted = first.number('registros 04') === BigInt(statements);
  unless(counted, 'registros 04', `dice ${first.number('registros 04')} y hay ${statements}`);
  return faults;
}

function slipFaults(slip: ReadRecord): BookFault[] {
  const faults: BookFault[] = [];
  const [way, cbu] = [slip.text('forma de pago'), slip.text('CBU')];
  if (!isCuil(slip.text('CUIL')))
    faults.push(slip.fault('CUIL', 'su dígito verificador no es válido'));
  if (!'123'.includes(way)) faults.push(slip.fault('forma de pago', 'es 1, 2 o 3'));
  if (way === '3' && !CBU.test(cbu))
    faults.push(slip.fault('CBU', 'con acreditación en cuenta lleva sus 22 números'));
  if (way !== '3' && cbu.trim() !== '' && !CBU.test(cbu))
    faults.push(slip.fault('CBU', 'lleva 22 números o nada'));
  if (!isDay(slip.text('fecha de pago')))
    faults.push(slip.fault('fecha de pago', 'no es una fecha'));
  return faults;
}

function lineFaults(line: ReadRecord): BookFault[] {
  const faults: BookFault[] = [];
  if (line.text('concepto').trim() === '')
    faults.push(line.fault('concepto', 'falta el código del concepto'));
  if (!'CD'.includes(line.text('débito o crédito')))
    faults.push(line.fault('débito o crédito', 'es C o D'));
  if (!' DHM'.includes(line.text('unidad'))) faults.push(line.fault('unidad', 'es D, H, M o nada'));
  if (!ADJUSTED.test(line.text('período del ajuste')))
    faults.push(line.fault('período del ajuste', 'es año y mes, ceros o espacios'));
  return faults;
}

/** The statement tells where somebody stood on the first day, then each change with its day, and then nothing. */
function situationFaults(one: ReadRecord, lastDay: number): BookFault[] {
  const turns = [1, 2, 3].map((turn) => ({
    place: `día de la situación ${turn}`,
    code: one.text(`situación de revista ${turn}`),
    day: Number(one.text(`día de la situación ${turn}`)),
  }));
  const faults = turns.flatMap(({ place, code, day }, index) => {
    const before = turns[index - 1]?.day;
    if (day === 0 && index === 0) return [one.fault(place, 'falta la situación del primer día')];
    if (day === 0) return code === '00' ? [] : [one.fault(place, 'falta desde qué día')];
    if (day > lastDay) return [one.fault(place, `el mes tiene ${lastDay} días`)];
    const follows = before === undefined || (before > 0 && day > before);
    return follows ? [] : [one.fault(place, 'va después de la situación anterior')];
  });
  const last = turns.findLast(({ day }) => day > 0)?.code ?? '00';
  if (one.text('situación') !== last)
    faults.push(one.fault('situación', 'es la última situación de revista del mes'));
  return faults;
}

const lastDayOf = (heading: ReadRecord | undefined) => {
  const month = heading && DateTime.fromFormat(heading.text('período'), 'yyyyMM');
  return month?.isValid ? (month.daysInMonth ?? MOST_DAYS) : MOST_DAYS;
};

function statementFaults(one: ReadRecord, { floor }: BookTerms): BookFault[] {
  const faults: BookFault[] = [];
  const unless = (holds: boolean, name: string, rule: string) => {
    if (!holds) faults.push(one.fault(name, rule));
  };
  const [days, hours] = [one.number('días trabajados'), one.number('horas trabajadas')];
  unless(days === 0n || hours === 0n, 'horas trabajadas', 'van los días o las horas, no ambos');
  unless(days <= BigInt(BASE_DAYS), 'días trabajados', `son ${BASE_DAYS} a lo sumo`);
  const gross = one.number('remuneración bruta');
  const lifted = floor === true && one.number('base 1') > one.number('base 4');
  unless(lifted || one.number('base 1') <= gross, 'base 1', 'no supera la remuneración bruta');
  unless(lifted || one.number('base 4') === one.number('base 5'), 'base 5', 'es igual a la base 4');
  const [employer, deduction] = [one.number('base 2'), one.number('detracción')];
  const least = employer > deduction ? employer - deduction : 0n;
  const reduced = deduction === 0n ? 0n : least;
  unless(
    one.number('base 10') === reduced,
    'base 10',
    'es la base 2 menos la detracción, y 0 sin ella',
  );
  return faults;
}

/** Reads a file of the book as whoever takes it in does, and tells everything for which it would be refused. */
export function checkBook(text: string, terms: BookTerms = {}): BookFault[] {
  const { records, faults } = readBook(text);
  const of = (record: string) => records.filter((one) => one.record === record);
  const [slips, lines, statements] = [of('02'), of('03'), of('04')];
  const cuilsOf = (some: readonly ReadRecord[]) => new Set(some.map(({ cuil }) => cuil));
  const [withSlip, withStatement] = [cuilsOf(slips), cuilsOf(statements)];
  const lastDay = lastDayOf(of('01')[0]);
  const told = (cuil: string | null) =>
    withStatement.has(cuil) || terms.toldLater?.has(cuil ?? '') === true;
  return [
    ...faults,
    ...headingFaults(records),
    ...twice(slips, '02'),
    ...slips.flatMap(slipFaults),
    ...slips.flatMap((slip) => (told(slip.cuil) ? [] : [slip.fault('CUIL', 'le falta el 04')])),
    ...lines.flatMap(lineFaults),
    ...lines.flatMap((line) =>
      withSlip.has(line.cuil) ? [] : [line.fault('CUIL', 'le falta el 02')],
    ),
    ...twice(statements, '04'),
    ...statements.flatMap((one) => statementFaults(one, terms)),
    ...statements.flatMap((one) => situationFaults(one, lastDay)),
    ...statements.flatMap((one) =>
      withSlip.has(one.cuil) ? [] : [one.fault('CUIL', 'le falta el 02')],
    ),
  ];
}
