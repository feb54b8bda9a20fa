import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../tests/support/answerByAccion';
import { renderBlock } from '../../../tests/support/renderApp';
import { RequestProgress } from './RequestProgress';
import { waitsSince } from './requestTexts';
import type { RequestDetail } from './requestTypes';

const someone = (id: number, name: string) => ({ id, name, position: null, imageUrl: '' });
const luis = someone(8, 'Bravo, Luis');

const request = (fields: Partial<RequestDetail> = {}): RequestDetail => ({
  id: 40,
  type: 'leave',
  typeLabel: 'Licencia',
  title: 'Vacaciones',
  owner: someone(7, 'Arias, Eva'),
  state: 'pending',
  submittedAt: '2026-11-16T12:00:00.000Z',
  decidedAt: null,
  dueAt: '2026-11-19T12:00:00.000Z',
  late: true,
  step: 1,
  steps: 1,
  version: 3,
  facts: [],
  attachments: [],
  chain: [
    {
      position: 1,
      mode: 'any',
      state: 'pending',
      dueAt: '2026-11-19T12:00:00.000Z',
      seats: [{ person: luis, state: 'open', escalated: false }],
    },
  ],
  history: [
    {
      id: 1,
      kind: 'submitted',
      who: someone(7, 'Arias, Eva'),
      onBehalfOf: null,
      reason: null,
      at: '2026-11-16T12:00:00.000Z',
    },
  ],
  previous: [],
  actions: ['remind', 'reassign', 'decideInstead'],
  onBehalfOf: null,
  link: null,
  editLink: null,
  ...fields,
});

const open = (answers: Parameters<typeof answerByAccion>[0]) => ({
  ...answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'solicitud.obtener': request(),
    ...answers,
  }),
  ...renderBlock(<RequestProgress requestId={40} />),
});

test('who decides, since when and until when, and what happened', async () => {
  const { close } = open({});
  expect(await screen.findByText('Bravo, Luis')).toBeInTheDocument();
  expect(screen.getByText(/^Espera desde el 16\/11\/2026/)).toBeInTheDocument();
  expect(screen.getByText(/^Antes del 19\/11\/2026/)).toBeInTheDocument();
  expect(screen.getByText('Arias, Eva envió la solicitud')).toBeInTheDocument();
  close();
});

test('whoever may do nothing about it finds nothing to press', async () => {
  const { close } = open({ 'solicitud.obtener': request({ actions: [] }) });
  expect(await screen.findByText('Bravo, Luis')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  close();
});

test('decided instead of whoever waits: it is said which way and why, over what was seen', async () => {
  const { inputsOf, user, close } = open({ 'solicitud.decidirEnLugar': request({ actions: [] }) });
  await user.click(await screen.findByRole('button', { name: 'Decidir en su lugar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decidir en su lugar' }));
  await user.click(dialog.getByRole('button', { name: 'Decidir' }));
  expect(inputsOf('solicitud.decidirEnLugar')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Aprobar' }));
  await user.click(dialog.getByRole('button', { name: 'No contesta' }));
  await user.click(dialog.getByRole('button', { name: 'Decidir' }));
  await waitFor(() =>
    expect(inputsOf('solicitud.decidirEnLugar')).toMatchObject([
      { id: 40, version: 3, decision: 'approve', reason: 'No contesta' },
    ]),
  );
  close();
});

test('a step waits since it began: not since one of those who must all speak did', () => {
  const [sent] = request().history;
  const [step] = request().chain;
  if (!sent || !step) throw new Error('nothing to look at');
  const approved = { ...sent, id: 2, kind: 'approved' as const, at: '2026-11-18T12:00:00.000Z' };
  const seats = [
    ...step.seats,
    { person: someone(9, 'Cano'), state: 'approved' as const, escalated: false },
  ];
  const all = { ...step, mode: 'all' as const, seats };
  expect(waitsSince({ chain: [all], history: [sent, approved] })).toBe(sent.at);
  expect(waitsSince({ chain: [step], history: [sent, approved] })).toBe(approved.at);
  expect(waitsSince({ chain: [{ ...step, state: 'approved' }], history: [sent] })).toBeNull();
});
