import { mergeVersions } from '@/components/form/mergeVersions';
import type { EnvelopeDetail } from '@/services/wms/generated/signed.gen';
import { comparedEnvelope, envelopeConflict, envelopeValues } from './envelopeForm';

const someone = (id: number, name: string) => ({
  id,
  name,
  docket: String(id),
  position: null,
  imageUrl: '',
});

const paper = { name: 'politica.pdf', mime: 'application/pdf', url: '/archivos/1', bytes: 1 };
const place = { signer: 0, page: 1, x: 1, y: 1, width: 90, height: 30 };

const stored = {
  id: 3,
  version: 2,
  title: 'Política',
  way: 'turns',
  dueOn: '2026-12-01',
  remindEvery: 3,
  message: '',
  attached: [{ file: 'a', shown: paper, places: [] }],
  signers: [someone(7, 'Arias, Eva'), someone(8, 'Bravo, Luis')],
} as unknown as EnvelopeDetail;

const before = envelopeValues(stored);

test('two versions of a draft are read as people read them', () => {
  const mine = {
    ...before,
    people: [8, 9],
    remindEvery: '' as const,
    files: [{ file: 'a', name: 'politica.pdf', places: [place] }],
  };
  const nameOf = (id: number) => (id === 9 ? 'Cano, Inés' : undefined);
  expect(envelopeConflict(mine, stored, nameOf)).toEqual([
    expect.objectContaining({ mine: 'politica.pdf (1 firma)', stored: 'politica.pdf' }),
    expect.objectContaining({ mine: 'Bravo, Luis\nCano, Inés', stored: 'Arias, Eva\nBravo, Luis' }),
    expect.objectContaining({ mine: 'Nunca', stored: 'Cada 3 días' }),
  ]);
});

test('what each changed of it is put together, but places never go to the turn of another signer', () => {
  const placed = [{ file: 'a', name: 'politica.pdf', places: [place] }];
  const mine = { ...before, files: placed, message: 'Leela' };
  const theirs = { ...before, people: [8, 7], title: 'Política nueva' };
  const { values, taken, clashes } = mergeVersions(
    { base: before, mine, theirs },
    comparedEnvelope,
  );
  expect(taken).toEqual(['title']);
  expect(values).toMatchObject({ title: 'Política nueva', message: 'Leela' });
  expect(clashes).toEqual(['files', 'people']);
});
