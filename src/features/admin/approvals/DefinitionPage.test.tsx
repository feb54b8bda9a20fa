import { screen, waitFor, within } from '@testing-library/react';
import { keepMine } from '../../../../tests/support/keepMine';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { admin } from '../index';

const stored = {
  id: 4,
  type: 'order',
  name: 'Grandes',
  conditions: [{ field: 'units', operator: 'atLeast', value: 500 }],
  steps: [
    {
      mode: 'any',
      resolvers: [{ kind: 'role', roleId: 2 }],
      hours: 24,
      onDeadline: 'remind',
      escalateTo: null,
    },
  ],
  selfApproval: false,
  active: true,
  position: 1,
  version: 3,
};
const kind = {
  type: 'order',
  label: 'Salida de mercadería',
  fields: [
    { key: 'units', label: 'Unidades', kind: 'number', choices: [] },
    { key: 'customerId', label: 'Cliente', kind: 'record', choices: [] },
    { key: 'siteId', label: 'Sede', kind: 'site', choices: [{ value: '1', label: 'Rosario' }] },
  ],
  otherwise: 'Si no rige ninguna, no se pide.',
};
const records = [{ type: 'order', field: 'customerId', value: '31', label: 'Almacén El Trébol' }];
const ofCustomer = { field: 'customerId', operator: 'is', value: '31' };
const person = { id: 3, name: 'Arias, Eva', position: 'Puesto', imageUrl: '' };

let sent: { accion: string; body: Record<string, unknown> }[] = [];
let stale = false;
let conditions: object[] = stored.conditions;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body, query) => {
    const input = body ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(query));
    sent.push({ accion, body: input });
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'solicitud.listarTipos') return { body: { rows: [kind] } };
    if (accion === 'definicion.listar') {
      const roles = [
        { id: 2, name: 'Jefatura', decides: true },
        { id: 5, name: 'Operario', decides: false },
      ];
      return { body: { rows: [{ ...stored, conditions }], roles, records } };
    }
    if (accion === 'definicion.buscarValores') return { body: { rows: records } };
    if (accion === 'persona.listarDirectorio') return { body: { rows: [person], total: 1 } };
    if (accion === 'definicion.guardar') {
      if (!stale) return { body: { ...stored, ...input, version: 4 } };
      const current = { ...stored, name: 'Muy grandes', version: 9 };
      return {
        status: 409,
        body: { code: 'conflicto_version', message: 'Cambió', detail: { current } },
      };
    }
    return { status: 404, body: { code: 'x', message: 'x' } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  sent = [];
  stale = false;
  conditions = stored.conditions;
});

const open = (path: string) =>
  renderApp([admin], { path, server: server.url, roles: { ADMIN: true, WORKFLOW: true } });
const last = (accion: string) => sent.filter((one) => one.accion === accion).at(-1)?.body;

test('the list says in words who decides and when it rules, and switches one off', async () => {
  const { user, close } = open('/workflow/definitions');
  expect(await screen.findByText('Rol Jefatura')).toBeInTheDocument();
  expect(screen.getByText('Si Unidades es al menos 500')).toBeInTheDocument();
  expect(screen.getByText(kind.otherwise)).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Grandes activa' }));
  await waitFor(() =>
    expect(last('definicion.guardar')).toMatchObject({ id: 4, version: 3, active: false }),
  );
  expect(last('definicion.guardar')).not.toHaveProperty('position');
  close();
});

test('a new one is checked as the contract says, beside its fields, and sent as it reads', async () => {
  const { user, close } = open('/workflow/definitions/new?tipo=order');
  await user.click(await screen.findByRole('button', { name: 'Crear definición' }));
  expect(await screen.findByText('Escribí un nombre.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Urgentes');
  const step = within(screen.getByRole('group', { name: 'Paso 1' }));
  await user.click(step.getByRole('combobox', { name: /^Decide/ }));
  await user.click(await screen.findByRole('option', { name: 'Quienes tienen un rol' }));
  await user.click(step.getByRole('combobox', { name: /^Qué rol/ }));
  expect(screen.queryByRole('option', { name: 'Operario' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: 'Jefatura' }));
  await user.click(screen.getByRole('button', { name: 'Crear definición' }));
  await waitFor(() =>
    expect(last('definicion.guardar')).toMatchObject({
      type: 'order',
      name: 'Urgentes',
      conditions: [],
      steps: [{ ...stored.steps[0], hours: 72 }],
      selfApproval: false,
      active: true,
    }),
  );
  close();
});

test('whoever saves second sees both, in words', async () => {
  stale = true;
  const { user, close } = open('/workflow/definitions/4');
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await user.clear(name);
  await user.type(name, 'Enormes');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = await screen.findByRole('dialog', { name: 'Otra persona guardó cambios antes' });
  expect(within(dialog).getByText('Enormes')).toBeInTheDocument();
  expect(within(dialog).getByText('Muy grandes')).toBeInTheDocument();
  await keepMine(user);
  await waitFor(() => expect(last('definicion.guardar')).toMatchObject({ version: 9 }));
  close();
});

test('a customer is told by name, and another datum forgets it', async () => {
  conditions = [ofCustomer];
  const list = open('/workflow/definitions');
  expect(await screen.findByText('Si Cliente es Almacén El Trébol')).toBeInTheDocument();
  list.close();
  const { user, close } = open('/workflow/definitions/4');
  const group = within(await screen.findByRole('group', { name: 'Condición 1' }));
  const value = await group.findByRole('combobox', { name: 'Valor' });
  await waitFor(() => expect(value).toHaveValue('Almacén El Trébol'));
  await user.click(group.getByRole('combobox', { name: /^Dato/ }));
  await user.click(await screen.findByRole('option', { name: 'Unidades' }));
  expect(await group.findByRole('textbox', { name: 'Valor' })).toHaveValue('');
  close();
});
