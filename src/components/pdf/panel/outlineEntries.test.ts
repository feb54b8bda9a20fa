import { outlineEntries } from './outlineEntries';

const line = (items: Parameters<typeof outlineEntries>[0] = []) => ({
  title: 'Anexo',
  dest: 'p1',
  url: null,
  items: [...items],
});

test('lines that are the same in all but their place are told apart', () => {
  const [first, second] = outlineEntries([line([line(), line()]), line([line()])]);
  const paths = [first, second].flatMap((entry) => [
    entry?.path,
    ...(entry?.items.map(({ path }) => path) ?? []),
  ]);
  expect(paths).toEqual(['0', '0.0', '0.1', '1', '1.0']);
});
