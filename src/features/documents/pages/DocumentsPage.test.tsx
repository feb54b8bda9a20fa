import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { documents } from '../index';

const types = [
  {
    id: 1,
    version: 1,
    name: 'DNI',
    folder: 'Datos personales',
    visibility: 'brings',
    expires: false,
    warnDays: 30,
    keepYears: null,
    active: true,
    used: 0,
  },
  {
    id: 2,
    version: 1,
    name: 'Carnet de autoelevador',
    folder: 'Habilitaciones',
    visibility: 'brings',
    expires: true,
    warnDays: 45,
    keepYears: null,
    active: true,
    used: 0,
  },
  {
    id: 3,
    version: 1,
    name: 'Contrato de trabajo',
    folder: 'Ingreso',
    visibility: 'person',
    expires: false,
    warnDays: 30,
    keepYears: null,
    active: true,
    used: 0,
  },
];
const paper = (id: number, typeId: number, title: string, validity = 'none') => ({
  id,
  version: 1,
  personId: 9,
  personName: 'Juárez, Delfina',
  docket: '1009',
  imageUrl: '/fotos/persona-9',
  siteName: 'Casa central',
  areaName: 'Comercial',
  typeId,
  typeName: types[typeId - 1]?.name,
  folder: types[typeId - 1]?.folder,
  visibility: 'brings',
  title,
  expiresOn: validity === 'none' ? null : '2026-12-01',
  validity,
  overdue: false,
  versions: 1,
  mime: 'application/pdf',
  changedAt: '2026-01-01T12:00:00Z',
});

let uploads: string[] = [];
let added: Record<string, unknown>[] = [];
let rows: unknown[] = [];
let refuse: string | null = null;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'tipoDocumento.listar') {
      return { body: { rows: types, edits: false, keeps: false } };
    }
    if (accion === 'documento.listar') return { body: { rows, total: rows.length } };
    if (accion === 'archivo.subir') {
      uploads.push(accion);
      const hash = String(uploads.length).repeat(64).slice(0, 64);
      const file = { name: 'x.pdf', mime: 'application/pdf', size: 3, width: null, height: null };
      return { body: { ...file, hash, url: `/archivos/${hash}` } };
    }
    if (accion === 'documento.agregar') {
      if (refuse) {
        const fields = { typeId: refuse };
        return { status: 422, body: { code: 'datos_invalidos', message: 'Revisá.', fields } };
      }
      added.push(JSON.parse(body));
      return { body: { ...paper(5, 1, 'x'), history: [], actions: [] } };
    }
    return { status: 404, body: { code: 'x', message: 'x' } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  uploads = [];
  added = [];
  rows = [];
  refuse = null;
});

const open = () =>
  renderApp([documents], {
    path: '/documents',
    server: server.url,
    roles: { DOCUMENTS: true },
  });
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

async function bring(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Subir un documento' }));
  return screen.findByRole('dialog', { name: 'Subir un documento' });
}

test('an empty file says what will be there', async () => {
  const { close } = open();
  expect(await screen.findByText('Tu legajo está vacío')).toBeInTheDocument();
  close();
});

test('papers lie in their folders, and what is about to expire stands out', async () => {
  rows = [paper(1, 1, 'Mi DNI'), paper(2, 2, 'Mi carnet', 'expiring')];
  const { close } = open();
  const folder = await screen.findByRole('region', { name: 'Habilitaciones' });
  expect(within(folder).getByRole('link', { name: /Mi carnet/ })).toHaveAttribute(
    'href',
    '/documents/2',
  );
  expect(within(folder).getByText('Por vencer')).toBeInTheDocument();
  close();
});

test('only what one may bring is offered; a file without title keeps its name', async () => {
  const { user, close } = open();
  const dialog = await bring(user);
  await user.click(within(dialog).getByRole('combobox', { name: 'Tipo' }));
  expect(screen.queryByRole('option', { name: 'Contrato de trabajo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'DNI' }));
  await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
  expect(await within(dialog).findByText('Elegí el archivo.')).toBeInTheDocument();
  expect(uploads).toEqual([]);
  const input = within(dialog).getByLabelText('Elegir archivo', { selector: 'input' });
  await user.upload(input, pdf('dni_frente.pdf'));
  await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Documento agregado')).toBeInTheDocument();
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({ typeId: 1, title: 'dni frente', expiresOn: null });
  expect(added[0]).not.toHaveProperty('personId');
  close();
});

test('what the server refuses is told beside the field, and the file stays chosen', async () => {
  refuse = 'Elegí un tipo de documento.';
  const { user, close } = open();
  const dialog = await bring(user);
  await user.click(within(dialog).getByRole('combobox', { name: 'Tipo' }));
  await user.click(screen.getByRole('option', { name: 'DNI' }));
  const input = within(dialog).getByLabelText('Elegir archivo', { selector: 'input' });
  await user.upload(input, pdf('dni.pdf'));
  await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
  expect(await within(dialog).findByText('Elegí un tipo de documento.')).toBeInTheDocument();
  expect(within(dialog).getByText('dni.pdf')).toBeInTheDocument();
  close();
});
