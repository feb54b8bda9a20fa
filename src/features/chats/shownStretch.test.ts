import { MOST_SHOWN, type StretchEnd, shownStretch, stretchDown, stretchUp } from './shownStretch';

/** Numbers of one conversation have gaps. */
const talk = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at * 3 + 1 }));
const ids = (messages: { id: number }[], end: StretchEnd) =>
  shownStretch(messages, end).shown.map(({ id }) => id);

test('a short conversation is drawn whole', () => {
  const { shown, above, below } = shownStretch(talk(40), null);
  expect([shown.length, above, below]).toEqual([40, false, false]);
});

test('a long one is drawn from its end, and no more of it than is near', () => {
  const messages = talk(10_000);
  const { shown, above, below } = shownStretch(messages, null);
  expect([shown.length, above, below]).toEqual([MOST_SHOWN, true, false]);
  expect(shown.at(-1)).toBe(messages.at(-1));
});

test('going up and down again each message is drawn, and the end is the end', () => {
  const messages = talk(1000);
  const seen = new Set<number>();
  let end: StretchEnd = null;
  for (let step = 0; shownStretch(messages, end).above; step += 1) {
    for (const id of ids(messages, end)) seen.add(id);
    end = stretchUp(messages, end);
    expect(step).toBeLessThan(100);
  }
  for (const id of ids(messages, end)) seen.add(id);
  expect(seen.size).toBe(1000);
  for (let step = 0; end !== null; step += 1) {
    end = stretchDown(messages, end);
    expect(step).toBeLessThan(100);
  }
  expect(shownStretch(messages, end).below).toBe(false);
});

test('what is said meanwhile moves nothing for who reads above', () => {
  const messages = talk(1000);
  const end = stretchUp(messages, null);
  const before = ids(messages, end);
  expect(ids([...messages, { id: 9999 }], end)).toEqual(before);
  // Older messages arrive above the drawn stretch, which stays the same.
  expect(ids([{ id: 0 }, ...messages], end)).toEqual(before);
});

test('a list that fits is never windowed', () => {
  const messages = talk(MOST_SHOWN);
  expect(shownStretch(messages, stretchUp(messages, null)).shown).toHaveLength(MOST_SHOWN);
});
