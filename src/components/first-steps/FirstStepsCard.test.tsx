import { firstStepNames } from '@contract/admin/firstSteps';
import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../tests/support/answerByAccion';
import { renderBlock } from '../../../tests/support/renderApp';
import { FirstStepsCard } from './FirstStepsCard';

const guide = (done: readonly string[], more: object = {}) => ({
  steps: firstStepNames.map((name) => ({ name, done: done.includes(name), skipped: false })),
  putAway: false,
  version: 3,
  ...more,
});
const open = (answer: object) => {
  const wire = answerByAccion({ 'primerosPasos.obtener': answer });
  return { ...renderBlock(<FirstStepsCard />, { roles: { ADMIN: true } }), ...wire };
};

test('it leads to the first step that is left, and says how many are done', async () => {
  const { close } = open(guide(['organisation', 'places']));
  expect(await screen.findByText('Sigue: Personas')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Primeros pasos · 2 de 8 listos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a Personas' })).toHaveAttribute('href', '/users');
  close();
});

test('put away it is gone, keeps what was skipped, and may be taken back', async () => {
  const steps = guide([]).steps.map((step) => ({ ...step, skipped: step.name === 'mail' }));
  let kept = guide([], { steps });
  const { inputsOf } = answerByAccion({
    'primerosPasos.obtener': () => kept,
    'primerosPasos.guardar': ({ putAway }) => {
      kept = { ...kept, putAway: putAway === true, version: kept.version + 1 };
      return kept;
    },
  });
  const { user, close } = renderBlock(<FirstStepsCard />, { roles: { ADMIN: true } });
  await user.click(await screen.findByRole('button', { name: 'Guardar la guía' }));
  await waitFor(() => expect(screen.queryByText(/^Sigue:/)).toBeNull());
  expect(inputsOf('primerosPasos.guardar')[0]).toMatchObject({
    skipped: ['mail'],
    putAway: true,
    version: 3,
  });
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(/^Sigue:/)).toBeVisible();
  expect(inputsOf('primerosPasos.guardar')[1]).toMatchObject({
    skipped: ['mail'],
    putAway: false,
    version: 4,
  });
  close();
});

test.each([
  ['all is done', guide(firstStepNames)],
  ['it was put away', guide([], { putAway: true })],
])('nothing stands there once %s', async (_when, answer) => {
  const { close, inputsOf, container } = open(answer);
  await waitFor(() => expect(inputsOf('primerosPasos.obtener')).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  close();
});
