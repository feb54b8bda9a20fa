import { type OrderFilters, ordersRequest, whichOf } from './listModel';

const none: OrderFilters = { vista: '', buscar: '', estado: '', que: '', sede: '' };

test('by itself the list shows the open work, the most urgent first', () => {
  expect(ordersRequest(none, 1)).toMatchObject({
    filters: [{ field: 'open', operator: 'is', value: true }],
    sort: [{ field: 'priority' }, { field: 'promisedOn' }],
  });
});

test('a state asked for is shown also when it is over', () => {
  expect(whichOf({ ...none, estado: 'delivered' })).toBe('todos');
  expect(ordersRequest({ ...none, estado: 'delivered' }, 2)).toMatchObject({
    page: 2,
    filters: [{ field: 'state', operator: 'is', value: 'delivered' }],
    sort: [],
  });
});

test('what somebody typed into the address by hand is ignored where it means nothing', () => {
  const wild = { ...none, estado: 'x', que: 'x', sede: "1' or" };
  expect(ordersRequest(wild, 1).filters).toEqual([]);
});
