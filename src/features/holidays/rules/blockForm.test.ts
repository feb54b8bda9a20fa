import { blockForm, blockInput, blockValues, placeOptions } from './blockForm';

const block = {
  id: 1,
  version: 1,
  siteId: null,
  areaId: 5,
  fromDay: '2027-12-10',
  toDay: '2027-12-24',
  reason: 'Temporada alta',
  place: 'Comercial',
};

test.each([
  [{ siteId: null, areaId: 5 }, 'area-5'],
  [{ siteId: 2, areaId: null }, 'site-2'],
  [{ siteId: null, areaId: null }, 'all'],
])('%j is chosen as %s, and comes back as it was', (where, place) => {
  const values = blockValues({ ...block, ...where });
  expect(values.place).toBe(place);
  expect(blockInput(values)).toMatchObject(where);
});

test('dates backwards are said beside the second', () => {
  const wrong = blockForm.safeParse({ ...blockValues(block), toDay: '2027-12-01' });
  expect(wrong.error?.issues[0]?.path).toEqual(['toDay']);
});

test('everywhere comes first among the places', () => {
  const options = placeOptions({
    sites: [{ value: 2, label: 'Rosario' }],
    areas: [{ value: 5, label: 'Comercial' }],
  });
  expect(options.map(({ label }) => label)).toEqual([
    'Toda la organización',
    'Sede: Rosario',
    'Área: Comercial',
  ]);
});
