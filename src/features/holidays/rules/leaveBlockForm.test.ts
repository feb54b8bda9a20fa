import type { LeaveBlock } from '@/services/wms/generated/holidays.gen';
import { blockInput, leaveBlockForm, placeOptions } from './leaveBlockForm';

const block: LeaveBlock = {
  id: 1,
  version: 1,
  siteId: null,
  areaId: 5,
  fromDay: '2027-12-10',
  toDay: '2027-12-24',
  reason: 'Temporada alta',
  place: 'Comercial',
};
const places = {
  sites: [{ value: 2, label: 'Rosario' }],
  areas: [{ value: 5, label: 'Comercial' }],
};
const form = leaveBlockForm(places);

test.each([
  [{ siteId: null, areaId: 5 }, 'area-5'],
  [{ siteId: 2, areaId: null }, 'site-2'],
  [{ siteId: null, areaId: null }, 'all'],
])('%j is chosen as %s, and comes back as it was', (where, place) => {
  const held = form.values({ ...block, ...where });
  expect(held.place).toBe(place);
  const { fromDay, toDay, reason } = block;
  expect(blockInput(form.input(held))).toEqual({ fromDay, toDay, reason, ...where });
});

test('dates backwards are said beside the second', async () => {
  const wrong = { ...form.values(block), toDay: '2027-12-01' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await form.resolver(wrong, undefined, options);
  expect(Object.keys(errors)).toEqual(['toDay']);
});

test('everywhere comes first among the places', () => {
  expect(placeOptions(places).map(({ label }) => label)).toEqual([
    'Toda la organización',
    'Sede: Rosario',
    'Área: Comercial',
  ]);
});

test('a conflict names whatever differs, the place too', () => {
  const mine = { ...form.values(block), place: 'site-2', toDay: '2027-12-31' };
  expect(form.conflict(mine, block)).toEqual([
    { name: 'place', label: 'Dónde', mine: 'Sede: Rosario', stored: 'Área: Comercial' },
    { name: 'toDay', label: 'Hasta', mine: '31/12/2027', stored: '24/12/2027' },
  ]);
});
