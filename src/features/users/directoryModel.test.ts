import { directoryRequest } from './directoryModel';

test('the address becomes the question for the server', () => {
  expect(directoryRequest({ buscar: 'nuñez', sede: '2', area: '' }, 3)).toEqual({
    page: 3,
    size: 24,
    search: 'nuñez',
    filters: [{ field: 'siteId', operator: 'is', value: 2 }],
  });
});

test('nonsense typed in the address filters nothing instead of failing', () => {
  expect(directoryRequest({ buscar: '', sede: 'rosario', area: '-1' }, 1).filters).toEqual([]);
});
