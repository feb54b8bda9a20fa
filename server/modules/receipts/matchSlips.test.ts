import { matchSlips, type Payee, payeesOf } from './matchSlips';

const ana: Payee = {
  id: 1,
  cuil: '27281112220',
  docket: '1010',
  name: 'Paz, Ana',
  hireDate: '2020-03-02',
  leaveDate: null,
  paid: false,
};
const beto = { ...ana, id: 2, cuil: '20302223331', docket: '0020', name: 'Ruiz, Beto' };
const gone = { ...ana, id: 3, cuil: '1', docket: '30', leaveDate: '2026-09-15' };
const fresh = { ...ana, id: 4, cuil: '2', docket: '40', hireDate: '2026-11-02' };
const paid = { ...ana, id: 5, cuil: '3', docket: '50', paid: true };
const payees = payeesOf([ana, beto, gone, fresh, paid]);

const slip = (cuils: string[], dockets: string[] = []) => ({
  fromPage: 1,
  toPage: 1,
  cuils,
  wrongCuils: [],
  dockets,
  name: '',
  copy: false,
  words: [''],
});
const match = (cuils: string[], dockets: string[] = []) =>
  matchSlips([slip(cuils, dockets)], payees, '2026-10')[0];

test('by CUIL, or by docket with or without its zeros', () => {
  expect(match([ana.cuil], ['1010'])).toEqual({ personId: 1, outcome: 'matched', reason: '' });
  expect(match([ana.cuil])).toMatchObject({ personId: 1, outcome: 'matched' });
  expect(match([], ['20'])).toMatchObject({ personId: 2, outcome: 'matched' });
});

test.each([
  [[ana.cuil], ['20'], 1, 'El CUIL es de Paz, Ana y el legajo, de Ruiz, Beto.'],
  [[ana.cuil], ['999'], 1, 'El CUIL es de Paz, Ana, que tiene el legajo 1010.'],
  [['99'], ['20'], 2, 'El legajo es de Ruiz, Beto, pero su CUIL es otro.'],
  [[ana.cuil, beto.cuil], [], null, 'Dice más de un CUIL.'],
  [[ana.cuil, '99'], [], 1, 'Dice más de un CUIL.'],
  [[], ['1010', '20'], null, 'Dice más de un legajo.'],
  [['1'], [], 3, 'Se fue el 15/09/2026, antes del período.'],
  [['2'], [], 4, 'Entró el 02/11/2026, después del período.'],
  [['3'], [], 5, 'Ya tiene un recibo de este período, tipo y número.'],
])('%j %j is to be looked at', (cuils, dockets, personId, reason) => {
  expect(match(cuils, dockets)).toEqual({ personId, outcome: 'doubtful', reason });
});

test.each([
  [['99'], [], 'Nadie tiene ese CUIL.'],
  [[], ['999'], 'Nadie tiene el legajo 999.'],
  [[], [], 'No dice ni CUIL ni legajo.'],
])('%j %j is nobody’s', (cuils, dockets, reason) => {
  expect(match(cuils, dockets)).toEqual({ personId: null, outcome: 'unmatched', reason });
});

test('who appears twice is left for somebody to look at, both times', () => {
  const twice = [slip([ana.cuil]), slip([beto.cuil]), slip([ana.cuil])];
  expect(matchSlips(twice, payees, '2026-10').map(({ outcome }) => outcome)).toEqual([
    'doubtful',
    'matched',
    'doubtful',
  ]);
});
