import { directoryRequest, telephoneLink } from './directoryModel';

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

test('a phone number loses its decoration when it is dialled', () => {
  expect(telephoneLink('+54 11 5123-4567')).toBe('tel:+541151234567');
});
