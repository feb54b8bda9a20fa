import { areaMinimumForm } from './areaMinimumForm';

test('nothing typed, and nobody has to be there', () => {
  const held = areaMinimumForm.values({ people: 4 });
  expect(areaMinimumForm.input(held)).toEqual({ people: 4 });
  expect(areaMinimumForm.input({ people: '' })).toEqual({ people: null });
});

test('two who set the minimum of an area see both figures', () => {
  expect(areaMinimumForm.conflict({ people: '' }, { people: 4 })).toEqual([
    { name: 'people', label: 'Personas que tienen que estar', mine: 'No se exige', stored: '4' },
  ]);
});
