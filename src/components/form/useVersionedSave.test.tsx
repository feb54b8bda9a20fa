import { act, renderHook } from '@testing-library/react';
import type { AppError } from '@/services/wms/appError';
import { useVersionedSave } from './useVersionedSave';

interface Note {
  title: string;
  body: string;
}
type Stored = Note & { version: number };

const base: Note = { title: 'Uno', body: 'a' };
const stale = (current: Stored): AppError => ({
  status: 409,
  code: 'conflicto_version',
  message: 'Otra persona guardó.',
  detail: '',
  data: { current, changed: null },
});

test('what was decided meets a third version by what was on screen when it was decided', async () => {
  const sent: [Note, number][] = [];
  const refusals = [
    stale({ title: 'Dos', body: 'a', version: 2 }),
    stale({ title: 'Dos', body: 'b', version: 3 }),
  ];
  const send = async (values: Note, version: number) => {
    sent.push([values, version]);
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const compared = {
    values: ({ title, body }: Stored): Note => ({ title, body }),
    conflict: () => [],
  };
  const { result } = renderHook(() =>
    useVersionedSave<Note, Stored>({ compared, base: () => base, send }),
  );
  const mine = { title: 'Mío', body: 'a' };
  await act(() => result.current.save(mine, 1).catch(() => undefined));
  expect(result.current.conflict?.merged.clashes).toEqual(['title']);
  // Mine is kept; that somebody else changed the body meanwhile is nothing to ask, and stays.
  await act(() => result.current.decide([]));
  expect(sent).toEqual([
    [mine, 1],
    [{ title: 'Mío', body: 'a' }, 2],
    [{ title: 'Mío', body: 'b' }, 3],
  ]);
  expect(result.current.conflict).toBeNull();
});
