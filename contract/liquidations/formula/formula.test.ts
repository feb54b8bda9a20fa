import { checkFormula, foldedKeys, type KnownNames } from './checkFormula';
import type { Unit } from './formulaVocabulary';
import { LONGEST_FORMULA, parseFormula } from './parseFormula';

const of = (names: Record<string, Unit>) => foldedKeys(Object.entries(names));

const known: KnownNames = {
  names: {
    concept: of({ BASICO: 'money', ANTIG: 'money' }),
    base: of({ aportes: 'money' }),
    news: of({ PRE: 'money', ENF: 'number' }),
    leave: of({ VAC: 'number' }),
    hours: of({ extra50: 'number' }),
    band: of({ NFDS: 'number' }),
    table: of({ ganancias: 'money' }),
    order: new Map(),
    pending: of({ gastos: 'money' }),
    parameter: of({ tope_aportes: 'money', jubilacion: 'number' }),
  },
};

const faultOf = (text: string, wanted: Unit = 'money') => {
  const { tree, fault } = parseFormula(text);
  const found = tree ? checkFormula(tree, known, wanted).fault : fault;
  return found ? `${text.slice(found.from, found.to)} → ${found.words}` : null;
};

test.each([
  'basico * antiguedad() * 1%',
  'Básico × ANTIGÜEDAD() × 1 %',
  'si(antiguedad() >= 5 y no jornal; basico * 2%; 0)',
  'tope(base(aportes); parametro(tope_aportes)) * 11%',
  'novedad(PRE) + concepto(basico)',
  'valor_hora * horas(extra50) * 1,5',
  'basico / 30 * (dias_empleo - novedad(ENF))',
  '-(basico) + 60000,50',
  'redondear(acumulado_base(aportes); 2)',
  'si(convenio("130/75") o categoria("Maestranza B"); basico; 1.5 * basico)',
  'minimo(basico; valor_dia; 1000)',
  'tabla(ganancias; acumulado_base(aportes) + base(aportes) - 1000) - acumulado(ANTIG)',
  'Tabla(GANANCIAS; 0)',
])('%s is a formula of money', (text) => {
  expect(faultOf(text)).toBeNull();
});

test.each([
  ['basico * valor_dia', 'basico * valor_dia → Se multiplican dos importes.'],
  ['basico + antiguedad()', 'basico + antiguedad() → Se junta un importe con un número.'],
  ['1 / basico', '1 / basico → Se divide un número por un importe.'],
  ['horas(extra50)', 'horas(extra50) → Tiene que dar un importe y da un número.'],
  ['sueldo * 2', 'sueldo → No hay ningún dato que se llame “sueldo”.'],
  ['ANTIG * 2', 'ANTIG → Es un concepto: escribí concepto(ANTIG).'],
  ['concepto(NADA)', 'NADA → No hay un concepto que se llame “NADA”.'],
  ['antiguedad * basico', 'antiguedad → Faltan los paréntesis: antiguedad( ).'],
  ['si(basico; 1; 2)', 'basico → Acá va una condición y hay un importe.'],
  ['si(mensual; basico)', 'si(mensual; basico) → Se escribe si(condición; valor; otro valor).'],
  [
    'si(mensual, basico, 0)',
    ', → Separá los datos con punto y coma. La coma es solo para los decimales.',
  ],
  ['basico ^ 999999', '^ → Las potencias no existen en estas fórmulas.'],
  ['(basico * 2', '( → Falta cerrar este paréntesis.'],
  ['basico * 2)', ') → Este paréntesis no cierra ninguno.'],
  ['basico 2', '2 → Falta un signo antes de “2”.'],
  ['basico *', ' → Falta algo al final.'],
  ['1 < antiguedad() < 5', '< → Compará de a dos: uní las comparaciones con “y”.'],
  ['__proto__', '_ → No se entiende “_”.'],
  ['constructor', 'constructor → No hay ningún dato que se llame “constructor”.'],
  ['toString()', 'toString() → No hay ninguna función que se llame “toString”.'],
  ['concepto(constructor)', 'constructor → No hay un concepto que se llame “constructor”.'],
  ['basico * "2"', '"2" → Un texto solo va adentro de convenio(…) o categoria(…).'],
  ['redondear(basico; 99)', '99 → Los decimales van de 0 a 4.'],
  ['tabla(ganancias)', 'tabla(ganancias) → Se escribe tabla(nombre; valor).'],
  ['tabla(otra; basico)', 'otra → No hay una tabla que se llame “otra”.'],
  ['tabla("ganancias"; basico)', '"ganancias" → Acá va una tabla.'],
  ['tabla(ganancias; antiguedad())', 'antiguedad() → Acá va un importe y hay un número.'],
  ['tabla(__proto__; basico)', '_ → No se entiende “_”.'],
  ['tabla(constructor; basico)', 'constructor → No hay una tabla que se llame “constructor”.'],
  ['tabla(ganancias; basico; 1)', 'tabla(ganancias; basico; 1) → Se escribe tabla(nombre; valor).'],
  ['basico = mensual', 'basico = mensual → Se junta un importe con una condición.'],
])('%s says where and why it is none', (text, words) => {
  expect(faultOf(text)).toBe(words);
});

test('what nobody would write is refused before it costs anything', () => {
  const deep = `${'('.repeat(400)}basico${')'.repeat(400)}`;
  expect(faultOf(deep)).toMatch('Tiene demasiados paréntesis');
  expect(faultOf(`${'-'.repeat(900)}basico`)).toMatch('demasiados signos');
  expect(faultOf(`${'no '.repeat(300)}mensual`, 'truth')).toMatch('uno adentro de otro');
  expect(faultOf(Array.from({ length: 200 }, () => '1').join('+'))).toMatch('demasiado larga');
  expect(faultOf('9'.repeat(LONGEST_FORMULA + 1))).toMatch('Admite hasta 1000');
  expect(faultOf(`basico * ${'9'.repeat(16)}`)).toMatch('Falta un signo');
});

test('a product is reckoned before a sum, and a percentage belongs to what it follows', () => {
  const { tree } = parseFormula('1 + 2 * 3 %');
  expect(tree).toMatchObject({
    operator: '+',
    right: { operator: '*', right: { operator: '%', of: { value: '3' } } },
  });
});

test('what a formula reads is told, for the order of the concepts', () => {
  const { tree } = parseFormula('base(aportes) + concepto(BASICO) + mejor(aportes)');
  expect(tree && checkFormula(tree, known, 'money').checked?.uses).toEqual([
    { kind: 'base', function: 'base', name: 'aportes' },
    { kind: 'concept', function: 'concepto', name: 'basico' },
    { kind: 'base', function: 'mejor', name: 'aportes' },
  ]);
});
