import { eventReader, type StreamEvent } from './eventReader';

const feed = (pieces: string[]) => {
  const seen: StreamEvent[] = [];
  const read = eventReader((event) => seen.push(event));
  for (const piece of pieces) read(piece);
  return seen;
};

test('an event is read whole, however the network cuts it', () => {
  const text = ': hola\n\nevent: tags\ndata: [{"type":"Post","id":1}]\n\n';
  const expected = [{ name: 'tags', data: '[{"type":"Post","id":1}]' }];
  expect(feed([text])).toEqual(expected);
  expect(feed([...text])).toEqual(expected);
});

test('what is not complete yet waits', () => {
  expect(feed(['event: tags\ndata: [1]\n'])).toEqual([]);
});
