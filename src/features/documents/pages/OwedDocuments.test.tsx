import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { documents } from '../index';

const row = (id: number, typeName: string, more: object = {}) => ({
  id,
  version: 4,
  requestId: 1,
  personId: 9,
  personName: 'Juárez, Delfina',
  docket: '1009',
  imageUrl: '/fotos/persona-9',
  siteName: 'Casa central',
  areaName: 'Comercial',
  typeId: id,
  typeName,
  expires: false,
  note: '',
  dueOn: '2099-12-01',
  overdue: false,
  state: 'requested',
  mayDecide: false,
  reason: '',
  documentId: null,
  remindedAt: null,
  changedAt: '2026-01-01T12:00:00Z',
  ...more,
});

let asked: unknown[] = [];
let papers: unknown[] = [];
let delivered: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'tipoDocumento.listar')
      return { body: { rows: [], edits: false, keeps: false } };
    if (accion === 'documento.listar') return { body: { rows: papers, total: papers.length } };
    if (accion === 'pedidoDocumento.listarPersonas') {
      return { body: { rows: asked, total: asked.length } };
    }
    if (accion === 'archivo.subir') {
      const hash = '1'.repeat(64);
      const file = { name: 'x.pdf', mime: 'application/pdf', size: 3, width: null, height: null };
      return { body: { ...file, hash, url: `/archivos/${hash}` } };
    }
    if (accion === 'pedidoDocumento.entregar') {
      delivered.push(JSON.parse(body));
      return { body: row(1, 'DNI', { state: 'delivered' }) };
    }
    return { status: 404, body: { code: 'x', message: 'x' } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  papers = [];
  delivered = [];
});

const open = () =>
  renderApp([documents], {
    path: '/documents',
    server: server.url,
    roles: { DOCUMENTS: true },
  });
const pdf = () => new File(['%PDF'], 'dni.pdf', { type: 'application/pdf' });

test('nothing asked, nothing said', async () => {
  const { close } = open();
  expect(await screen.findByText('Tu legajo está vacío')).toBeInTheDocument();
  expect(screen.queryByText('Te piden')).not.toBeInTheDocument();
  close();
});

test('what was rejected says why; what is being looked at is not asked again', async () => {
  asked = [
    row(1, 'DNI', { state: 'rejected', reason: 'Falta el dorso' }),
    row(2, 'Currículum', { state: 'delivered', documentId: 3 }),
  ];
  const { close } = open();
  const section = await screen.findByRole('region', { name: 'Te piden' });
  expect(await within(section).findByText('Falta el dorso')).toBeInTheDocument();
  expect(within(section).getByText('Lo están revisando')).toBeInTheDocument();
  expect(
    within(section).queryByRole('button', { name: 'Entregar, Currículum' }),
  ).not.toBeInTheDocument();
  close();
});

test('a file is asked for, sent, and delivered with the version that was read', async () => {
  asked = [row(1, 'DNI')];
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Entregar, DNI' }));
  const dialog = await screen.findByRole('dialog', { name: 'Entregar: DNI' });
  await user.click(within(dialog).getByRole('button', { name: 'Entregar' }));
  expect(await within(dialog).findByText('Elegí el archivo.')).toBeInTheDocument();
  const input = within(dialog).getByLabelText('Elegir archivo', { selector: 'input' });
  await user.upload(input, pdf());
  await user.click(within(dialog).getByRole('button', { name: 'Entregar' }));
  expect(await screen.findByText('Documento entregado')).toBeInTheDocument();
  expect(delivered).toMatchObject([
    { id: 1, version: 4, file: '1'.repeat(64), expiresOn: null, note: '' },
  ]);
  close();
});

test('a type that expires asks until when', async () => {
  asked = [row(1, 'Libreta sanitaria', { expires: true })];
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Entregar, Libreta sanitaria' }));
  const dialog = await screen.findByRole('dialog');
  const input = within(dialog).getByLabelText('Elegir archivo', { selector: 'input' });
  await user.upload(input, pdf());
  await user.click(within(dialog).getByRole('button', { name: 'Entregar' }));
  expect(await within(dialog).findByText('Decí hasta cuándo vale.')).toBeInTheDocument();
  expect(delivered).toEqual([]);
  close();
});
