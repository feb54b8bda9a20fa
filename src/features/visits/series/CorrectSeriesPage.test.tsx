import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { visits } from '../index';

const person = { id: 7, name: 'Paz, Ana', position: null, imageUrl: null };
const series = {
  ...{ id: 3, version: 4, number: 'S-00003', startDay: '2026-11-24', lastDay: '2026-12-15' },
  ...{ fromTime: '09:00', toTime: '10:30', siteId: 1, siteName: 'Rosario', person },
  ...{ place: 'Almacén', address: '', purposeId: 2, purposeName: 'Cobrar', state: 'active' },
  ...{ repeats: 'Cada semana, los martes, 3 veces', orphan: false, customerId: null },
  ...{ latitude: null, longitude: null, radius: 150, minutes: 30, note: '' },
  repeat: {
    ...{ kind: 'weekly', every: 1, weekdays: [2], monthDay: 1, nth: 1, weekday: 1 },
    ...{ until: null, times: 3 },
  },
  ...{ onHoliday: 'move', onLeave: 'move', choices: [], author: null, ahead: 3 },
  actions: ['correct', 'end'],
};
const plain = { how: 'make', why: null, warnings: [], kept: null };
const dates = [
  {
    ...{ ...plain, date: '2026-11-24', day: '2026-11-24' },
    kept: { id: 40, number: 'V-000040' },
  },
  { ...plain, date: '2026-12-01', day: '2026-12-01' },
  {
    ...{ ...plain, date: '2026-12-08', day: '2026-12-09', how: 'move' },
    warnings: [{ kind: 'holiday', text: 'Es feriado: Inmaculada Concepción.' }],
  },
];
const preview = { dates, plannedTo: '2027-01-18', kept: 1 };

test('each date says what is wrong with it, one goes its own way, and what was touched stays', async () => {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'serieVisita.obtener': series,
    'serieVisita.revisar': preview,
    'serieVisita.guardar': { ...series, version: 5 },
    'motivoVisita.listar': {
      rows: [
        {
          ...{ id: 2, version: 1, name: 'Cobrar', minutes: 30, note: '', checklist: [] },
          active: true,
        },
      ],
      total: 1,
    },
    'sede.listar': { rows: [], total: 0 },
  });
  const { user, close } = renderApp([visits], {
    path: '/visits/series/3/edit',
    roles: { VISITS: { show: true, plan: true } },
  });
  const holiday = (await screen.findByText('Es feriado: Inmaculada Concepción.')).closest('li');
  if (!holiday) throw new Error('the holiday has no row');
  expect(within(holiday).getByText('Pasa al Mié 09/12/2026')).toBeInTheDocument();
  expect(screen.getByText('V-000040 queda como está')).toBeInTheDocument();
  expect(inputsOf('serieVisita.revisar')[0]).toMatchObject({ id: '3' });

  await user.click(within(holiday).getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'No se hace' }));
  const choices = [{ date: '2026-12-08', how: 'hold' }];
  await waitFor(() =>
    expect(inputsOf('serieVisita.revisar').at(-1)).toMatchObject({
      choices: JSON.stringify(choices[0]),
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(inputsOf('serieVisita.guardar')).toMatchObject([{ id: 3, version: 4, choices }]),
  );
  close();
});
