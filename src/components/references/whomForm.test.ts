import { z } from 'zod';
import { checkWhom, nobodyYet, selectionOf, whomFields } from './whomForm';

const form = z.object(whomFields).superRefine(checkWhom);
const missing = (said: object) => form.safeParse({ ...nobodyYet, ...said }).error?.issues[0]?.path;

test('it is for somebody: people by name, all of an area, of a site, or everybody', () => {
  expect(missing({})).toEqual(['people']);
  expect(missing({ people: [7] })).toBeUndefined();
  expect(missing({ whom: 'area' })).toEqual(['areaId']);
  expect(missing({ whom: 'area', areaId: 2 })).toBeUndefined();
  expect(missing({ whom: 'site' })).toEqual(['siteId']);
  expect(missing({ whom: 'site', siteId: 1 })).toBeUndefined();
  expect(missing({ whom: 'everybody' })).toBeUndefined();
});

test('a place is everybody of the directory who works there', () => {
  expect(selectionOf({ ...nobodyYet, people: [7, 9] })).toEqual({ kind: 'rows', ids: [7, 9] });
  const chosen = { ...nobodyYet, areaId: 2, siteId: 1 };
  const filtersOf = (whom: 'area' | 'site' | 'everybody') => selectionOf({ ...chosen, whom });
  const is = (field: string, value: number) => [{ field, operator: 'is', value }];
  expect(filtersOf('area')).toMatchObject({ kind: 'filtered', filters: is('areaId', 2) });
  expect(filtersOf('site')).toMatchObject({ kind: 'filtered', filters: is('siteId', 1) });
  expect(filtersOf('everybody')).toMatchObject({ kind: 'filtered', filters: [] });
});
