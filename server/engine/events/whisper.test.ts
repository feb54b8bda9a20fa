import { openWhisper, packWhisper } from './whisper';

test('a word comes out of another process as it went in, and what is none is nothing', () => {
  const whisper = { name: 'typing', accountIds: [1, 2], data: { chatId: 3 } } as const;
  expect(openWhisper(packWhisper(whisper) ?? '')).toEqual(whisper);
  for (const other of ['', '{', '{"name":"live","accountIds":[1]}', '{"name":"typing"}']) {
    expect(openWhisper(other)).toBeNull();
  }
});

test('a word that PostgreSQL would not take is not sent', () => {
  const accountIds = Array.from({ length: 3000 }, (_, at) => at);
  expect(packWhisper({ name: 'typing', accountIds, data: null })).toBeNull();
});
