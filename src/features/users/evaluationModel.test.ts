import { evaluationForm, quarterOptions, quarterText } from './evaluationModel';

const stored = {
  id: 3,
  version: 2,
  period: '2026-07-01',
  score: 4,
  comment: 'Muy bien.',
  evaluator: 'Ledesma, Joaquín',
  edits: true,
  deletes: true,
};

test('a quarter is read by its months, and the list begins with the one that runs', () => {
  expect(quarterText('2026-07-01')).toBe('Julio a septiembre de 2026');
  const values = quarterOptions(undefined, '2026-02-10').map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual(['2026-01-01', '2025-10-01', '2025-07-01']);
  expect(quarterOptions('2020-04-01', '2026-02-10').at(-1)?.label).toBe('Abril a junio de 2020');
});

test('what was not chosen is refused before it travels; what was goes and comes back the same', async () => {
  const faultsOf = async (held: ReturnType<typeof evaluationForm.values>) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await evaluationForm.resolver(held, undefined, options);
    return errors;
  };
  const empty = await faultsOf(evaluationForm.values(null));
  expect(Object.keys(empty)).toEqual(['period', 'score']);
  expect(empty.score?.message).toBe('Elegí un puntaje.');
  const values = evaluationForm.values(stored);
  expect(await faultsOf(values)).toEqual({});
  expect(evaluationForm.input(values)).toEqual({
    period: '2026-07-01',
    score: 4,
    comment: 'Muy bien.',
  });
});

test('a conflict shows only what differs, in words', () => {
  const mine = {
    ...evaluationForm.values(stored),
    period: '2026-04-01',
    score: '2',
    comment: '',
  };
  expect(evaluationForm.conflict(mine, stored)).toEqual([
    {
      name: 'period',
      label: 'Trimestre',
      mine: 'Abril a junio de 2026',
      stored: 'Julio a septiembre de 2026',
    },
    {
      name: 'score',
      label: 'Puntaje',
      mine: '2 · Cumple en parte',
      stored: '4 · Supera lo esperado',
    },
    { name: 'comment', label: 'Comentario', mine: '—', stored: 'Muy bien.' },
  ]);
});
