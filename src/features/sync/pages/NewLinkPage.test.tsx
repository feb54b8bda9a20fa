import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { sync } from '../index';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'organizacion.obtener': {
    name: 'Prueba',
    sites: [{ id: 3, name: 'Lejos', zone: 'America/La_Paz' }],
    areas: [],
  },
  'enlace.opciones': {
    kinds: [{ kind: 'personas', title: 'Personas', columns: [] }],
    accounts: [{ id: 1, name: 'Ada' }],
    root: '/datos/links',
  },
};
const open = () =>
  renderApp([sync], { path: '/sync/new', roles: { SYNC: true }, server: 'http://x.test' });

test('a cron text is read back in words, with its next times by the clock of the site', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.type(await screen.findByLabelText('Nombre'), 'Dos veces por día');
  await chooseOption(user, 'Qué entra', 'Personas');
  await chooseOption(user, 'Cuándo corre', 'Con un texto cron');
  const text = screen.getByLabelText('Texto cron');
  await user.type(text, '0 6,18 * * 1-5');
  const next = await screen.findByRole('status', { name: 'Próximas veces' });
  expect(next).toHaveTextContent('A las 6:00 y a las 18:00, de lunes a viernes.');
  expect(next).toHaveTextContent(
    'hora de Buenos Aires): lun 23/11/2026 18:00 · mar 24/11/2026 06:00 · mar 24/11/2026 18:00',
  );
  await chooseOption(user, /Sede cuya hora vale/, 'Lejos');
  expect(next).toHaveTextContent('hora de La Paz): lun 23/11/2026 18:00');

  await user.clear(text);
  await user.type(text, '0 6 31 2 *');
  expect(screen.queryByRole('status', { name: 'Próximas veces' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText(/No llega nunca/)).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toEqual([]);
  close();
});
