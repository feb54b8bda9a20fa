import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { clearNotices } from '../../../../tests/support/clearNotices';
import { setMedia } from '../../../../tests/support/matchMedia';
import { renderBlock } from '../../../../tests/support/renderApp';
import { ClosesPage } from './ClosesPage';

beforeEach(() => setMedia((query) => /min-width/.test(query)));
afterEach(() => {
  setMedia();
  clearNotices();
});

const month = '2026-10';
const news = { module: 'news', path: '/news?filtro=x', title: 'Novedades sin validar' };
const site = (siteId: number, siteName: string, count: number) => ({
  ...{ siteId, siteName, state: 'open', pending: count, actions: ['closeTime'] },
  open: count > 0 ? [{ ...news, count, label: 'Novedades sin validar' }] : [],
  totals: { people: 10, worked: 485 + siteId, extra: 65, absent: 0 },
  before: { people: 10, worked: 485, extra: 0, absent: 0 },
});
const rows = [site(1, 'Casa central', 2), site(2, 'Planta Norte', 0), site(3, 'Depósito Sur', 1)];

const period = (siteId: number, count: number) => ({
  ...{
    siteId,
    siteName: rows[siteId - 1]?.siteName,
    month,
    from: `${month}-01`,
    to: `${month}-31`,
  },
  ...{ state: 'open', over: true, openBefore: null, history: [], actions: ['closeTime'] },
  pending:
    count > 0 ? [{ module: 'news', label: 'Novedades sin validar', count, path: '/news' }] : [],
});

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'cierre.listar': { month, current: month, rows },
  'cierre.listarAjustes': { rows: [] },
  'cierre.comprobarSello': { seals: [] },
};
const open = () =>
  renderBlock(<ClosesPage />, {
    path: `/closes?mes=${month}`,
    roles: { HOURS: { CREATE: true, STRIP: false, SHOW: true } },
  });

test('all sites stand beside each other, with what each has open as the way to it', async () => {
  answerByAccion({ ...answers, 'cierre.verPendientes': ({ siteId }) => period(Number(siteId), 0) });
  const { close } = open();
  const table = await screen.findByRole('table', { name: 'El mes en cada sede' });
  expect(
    within(table).getByRole('link', { name: '2 en Casa central: Novedades sin validar' }),
  ).toHaveAttribute('href', '/news?filtro=x');
  const worked = within(table).getByRole('row', { name: /^Trabajadas/ });
  expect(worked).toHaveTextContent('8:06antes 8:05, igual');
  expect(within(table).getByRole('row', { name: /^Extras/ })).toHaveTextContent('sin mes anterior');
  close();
});

test('all of them are closed by one button, each as it was seen, and one that changed meanwhile is told and left open', async () => {
  let changed = true;
  const { inputsOf } = answerByAccion({
    ...answers,
    'cierre.verPendientes': ({ siteId }) =>
      period(Number(siteId), Number(siteId) === 3 ? (changed ? 1 : 4) : 0),
    'cierre.cerrarHoras': ({ siteId }) => {
      if (Number(siteId) !== 3 || !changed) return period(Number(siteId), 0);
      changed = false;
      return {
        refusedWith: 409,
        code: 'conflicto',
        message: 'Cambió lo que queda abierto: miralo de nuevo antes de cerrar.',
      };
    },
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: /^Cerrar horas de las tres/ }));
  const dialog = await screen.findByRole('dialog', {
    name: '¿Cerrar las horas de octubre de 2026?',
  });
  expect(await within(dialog).findByText(/^1 cosa abierta: ya no/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar las horas' }));
  expect(await within(dialog).findByText(/^Cambió lo que queda abierto/)).toBeVisible();
  expect(within(dialog).getAllByText('Cerrada')).toHaveLength(2);
  expect(await within(dialog).findByText(/^4 cosas abiertas: ya no/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar las horas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputsOf('cierre.cerrarHoras').map(({ siteId, pending }) => [siteId, pending])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
    [3, 4],
  ]);
  close();
});
