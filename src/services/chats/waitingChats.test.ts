import { withUnread } from './waitingChats';

const other = (module: string) => ({ module, label: module, waiting: 1, late: 0, path: '/' });
const chats = (waiting: number) => ({ ...other('chats'), waiting });
const row = (unread: number, muted = false) => ({ unread, muted });

test('conversations with something new are counted, but those that were muted', () => {
  const counted = withUnread(
    [other('news'), chats(7), other('hours')],
    [row(3), row(0), row(2, true), row(1)],
  );
  expect(counted.map(({ module, waiting }) => [module, waiting])).toEqual([
    ['news', 1],
    ['chats', 2],
    ['hours', 1],
  ]);
  expect(counted[1]?.label).toBe('Conversaciones sin leer');
});

test('it comes with the first and goes with the last', () => {
  expect(withUnread([other('news')], [row(1)]).map(({ module }) => module)).toEqual([
    'news',
    'chats',
  ]);
  expect(withUnread([other('news'), chats(1)], [row(0)])).toEqual([other('news')]);
});
