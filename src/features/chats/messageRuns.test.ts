import { firstUnread, messageRuns } from './messageRuns';

const message = (id: number, authorId: number, sentAt: string) => ({
  ...{ id, authorId, sentAt, version: 1, chatId: 1, clientId: `c${id}`, body: `m${id}` },
  mentions: [],
  author: { id: null, name: 'Ana', position: null, imageUrl: '' },
  ...{ reactions: [], asksAck: false, acks: [], pinned: false },
  ...{ files: [], replyTo: null, urgent: false, editedAt: null, deleted: false },
});

test('the name stands once over what is said without a pause', () => {
  const runs = messageRuns(
    [
      message(1, 2, '2026-11-23T12:00:00Z'),
      message(2, 2, '2026-11-23T12:04:00Z'),
      message(3, 1, '2026-11-23T12:05:00Z'),
      message(4, 1, '2026-11-23T12:40:00Z'),
    ],
    undefined,
  );
  expect(runs.map(({ messages }) => messages.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
});

test('what was unread when it was opened begins at the first of another', () => {
  const said = [
    message(1, 2, '2026-11-23T12:00:00Z'),
    message(2, 1, '2026-11-23T12:01:00Z'),
    message(3, 2, '2026-11-23T12:02:00Z'),
    message(4, 2, '2026-11-23T12:03:00Z'),
  ];
  const marked = (readId: number) =>
    messageRuns(said, firstUnread(said, { me: 1, readId }))
      .filter(({ startsUnread }) => startsUnread)
      .map(({ messages }) => messages[0]?.id);
  expect([marked(0), marked(1), marked(4)]).toEqual([[1], [3], []]);
});

test('nothing is lost, and a run is of one person, one day and no long pause', () => {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let round = 0; round < 60; round += 1) {
    let at = Date.parse('2026-11-20T10:00:00Z');
    const said = Array.from({ length: 30 }, (_, index) => {
      at += next(9) === 0 ? next(40) * 3_600_000 : next(8) * 60_000;
      return message(index + 1, 1 + next(3), new Date(at).toISOString());
    });
    const runs = messageRuns(said, firstUnread(said, { me: 1, readId: next(31) }));
    expect(runs.flatMap(({ messages }) => messages)).toEqual(said);
    for (const { messages, authorId } of runs) {
      expect(messages.every((one) => one.authorId === authorId)).toBe(true);
      const days = messages.map(({ sentAt }) => new Date(sentAt).toDateString());
      expect(new Set(days).size).toBe(1);
      for (const [index, one] of messages.entries()) {
        const before = messages[index - 1];
        if (before)
          expect(Date.parse(one.sentAt) - Date.parse(before.sentAt)).toBeLessThanOrEqual(300_000);
      }
    }
    expect(runs.filter(({ startsUnread }) => startsUnread).length).toBeLessThanOrEqual(1);
  }
});
