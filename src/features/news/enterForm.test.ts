import { emptyEnter, enterForm } from './enterForm';

const written = { ...emptyEnter(), typeId: 3 };

test('it is for somebody: people by name, or all of an area', () => {
  expect(enterForm.safeParse(written).error?.issues[0]?.path).toEqual(['people']);
  expect(enterForm.safeParse({ ...written, people: [7] }).success).toBe(true);
  const area = { ...written, whom: 'area' as const };
  expect(enterForm.safeParse(area).error?.issues[0]?.path).toEqual(['areaId']);
  expect(enterForm.safeParse({ ...area, areaId: 2 }).success).toBe(true);
});
