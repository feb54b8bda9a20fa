import {
  listBankLayouts,
  previewBankLayout,
  saveBankLayout,
} from '@contract/liquidations/bankLayoutAcciones';
import { exportPayRun } from '@contract/liquidations/runAcciones';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { person } from '../../db/schema/organisation';
import { column, fixedLayout } from './testing/fixedLayout';
import { type RunWorld, runWorld } from './testing/runWorld';

type Run = Awaited<ReturnType<RunWorld['read']>>;

const WITHOUT_ACCOUNT = '1020';
const SPANISH = '1021';
const BY_ALIAS = '1022';

let world: RunWorld;
let run: Run;

/** A month approved by another: one has no account, one has an alias alone, one a name that ASCII has no letters for. */
beforeAll(async () => {
  world = await runWorld();
  const of = (docket: string, columns: object) =>
    world.db.update(person).set(columns).where(eq(person.docket, docket));
  await of(WITHOUT_ACCOUNT, { cbu: null, bankAlias: null });
  await of(SPANISH, { lastName: 'Ñáñez Güemes', firstName: 'Begoña' });
  await of(BY_ALIAS, { cbu: null, bankAlias: 'rio.monte.sol' });
  const reviewed = await world.reviewed({ title: 'Octubre, al banco' });
  await world.submit(reviewed);
  await world.approve(await world.read(reviewed.id));
  run = await world.read(reviewed.id);
});
afterAll(() => world.server.close());

const list = async (as = 'sueldos') => (await world.server.call(listBankLayouts, {}, as)).body;
const save = (more: object = {}, as = 'sueldos') =>
  world.server.call(saveBankLayout, { ...fixedLayout, ...more }, as);
const take = (layoutId: number | null, leaveOut = false) =>
  world.server.call(exportPayRun, { id: run.id, file: 'bank', layoutId, leaveOut }, 'sueldos');

async function bytesOf(url: string | null) {
  const file = await world.server.fetchFile(url, 'sueldos');
  return { type: file.headers['content-type'], bytes: file.rawPayload };
}

/** The file as another program reads it: from its bytes, by the places that the bank publishes. */
function readSur(bytes: Uint8Array) {
  const NEW_LINE = 10;
  const text = new TextDecoder('latin1').decode(bytes);
  const lines = text.split('\n');
  const ends = bytes.filter((byte) => byte === NEW_LINE).length;
  const [head = '', ...rest] = lines.slice(0, -1);
  const foot = rest.at(-1) ?? '';
  return {
    whole: ends === lines.length - 1 && lines.at(-1) === '' && !text.includes('\r'),
    head: { kind: head.slice(0, 1), count: Number(head.slice(1, 9)), day: head.slice(9) },
    foot: { kind: foot.slice(0, 1), sum: BigInt(foot.slice(1, 18)), count: Number(foot.slice(18)) },
    details: rest.slice(0, -1).map((line) => ({
      length: line.length,
      kind: line.slice(0, 1),
      account: line.slice(1, 25).trim(),
      cuil: line.slice(25, 36),
      name: line.slice(36, 76).trimEnd(),
      cents: BigInt(line.slice(76, 91)),
    })),
  };
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

test('a layout of one’s own makes a file that another program reads back to the cent, in Latin-1', async () => {
  const { body: layout } = await save();
  const asked = await take(layout.id);
  const people = await world.people(run.id);
  const without = people.find(({ docket }) => docket === WITHOUT_ACCOUNT);
  expect(asked.body).toMatchObject({ url: null, left: [without?.personName] });

  const { body } = await take(layout.id, true);
  expect(body.name).toBe('SUR202610.txt');
  const { type, bytes } = await bytesOf(body.url);
  expect(type).toBe('text/plain; charset=iso-8859-1');
  const file = readSur(bytes);
  const paid = people.filter(({ net, docket }) => Number(net) > 0 && docket !== WITHOUT_ACCOUNT);
  const sum = paid.reduce((all, { net }) => all + cents(net), 0n);
  expect(file.whole).toBe(true);
  expect(file.head).toEqual({ kind: 'H', count: paid.length, day: '20261104' });
  expect(file.foot).toEqual({ kind: 'T', sum, count: paid.length });
  expect(file.details.length).toBe(paid.length);
  expect(new Set(file.details.map(({ length, kind }) => `${length}${kind}`))).toEqual(
    new Set(['91D']),
  );
  expect(file.details.reduce((all, one) => all + one.cents, 0n)).toBe(sum);
  const spanish = people.find(({ docket }) => docket === SPANISH);
  expect(file.details.find(({ name }) => name === 'Ñáñez Güemes, Begoña')?.cents).toBe(
    cents(spanish?.net ?? ''),
  );
  expect(file.details.some(({ account }) => account === 'rio.monte.sol')).toBe(true);
  // A file that somebody made is only theirs.
  expect((await world.server.fetchFile(body.url, 'rrhh')).statusCode).toBe(404);
});

test('the two that come with the product make the file of text and the sheet that they always made', async () => {
  const { rows } = await list();
  const [sheet, text] = rows;
  const { body } = await take(text?.id ?? 0, true);
  expect(body.name).toBe('Octubre, al banco, transferencias.txt');
  const { bytes } = await bytesOf(body.url);
  expect(bytes.every((byte) => byte < 128)).toBe(true);
  const [last = '', ...lines] = bytes.toString('latin1').trimEnd().split('\r\n').reverse();
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([118]));
  const spanish = lines.find((line) => line.slice(53, 83).startsWith('NANEZ GUEMES  BEGONA'));
  expect(spanish?.slice(98).trimEnd()).toBe('OCTUBRE  AL BANCO');
  expect(Number(last.slice(0, 8))).toBe(lines.length);
  expect(BigInt(last.slice(8))).toBe(
    lines.reduce((sum, line) => sum + BigInt(line.slice(83, 98)), 0n),
  );

  const csv = await take(sheet?.id ?? 0, true);
  const read = await bytesOf(csv.body.url);
  expect([...read.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [titles, ...rows2] = read.bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(titles).toBe('CBU o CVU;Alias;CUIL;Apellido y nombre;Importe;Referencia');
  expect(rows2.length).toBe(lines.length);
  expect(rows2.find((row) => row.includes('Ñáñez Güemes, Begoña'))).toMatch(
    /;\d+,\d\d;"Octubre, al banco"$/,
  );
});

test('a workbook holds the same transfers: accounts as texts, amounts and days as numbers', async () => {
  const { body: layout } = await save({
    ...{ name: 'Banco de planillas', format: 'xlsx', titles: true, letters: 'upper' },
    ...{ heading: [column('taxId'), column('payDay', { day: 'slashes' })] },
    columns: [
      ...[column('cbu'), column('bankCode'), column('cuil'), column('name'), column('address')],
      column('amount', { decimals: 'comma' }),
    ],
    closing: [column('count'), column('sum', { decimals: 'none' })],
  });
  const { body } = await take(layout.id, true);
  expect(body.name).toBe('SUR202610.xlsx');
  const { bytes } = await bytesOf(body.url);
  const [titles, head, ...rows] = await readSheet(Buffer.from(bytes));
  expect(titles?.[0]).toBe('CBU o CVU');
  expect(head?.[1]).toEqual(new Date('2026-11-04T00:00:00Z'));
  const foot = rows.pop();
  const everybody = await world.people(run.id);
  const unpaid = [WITHOUT_ACCOUNT, BY_ALIAS];
  const paid = everybody.filter(({ net, docket }) => Number(net) > 0 && !unpaid.includes(docket));
  const sum = paid.reduce((all, { net }) => all + cents(net), 0n);
  expect(foot?.slice(0, 2)).toEqual([paid.length, Number(sum)]);
  expect(rows.length).toBe(paid.length);
  const cells = rows.map(([cbu, bank, cuil, , , amount]) => ({ cbu, bank, cuil, amount }));
  expect(cells.every(({ cbu }) => /^\d{22}$/.test(String(cbu)))).toBe(true);
  expect(cells.every(({ cbu, bank }) => bank === String(cbu).slice(0, 3))).toBe(true);
  expect(cells.every(({ cuil }) => /^\d{11}$/.test(String(cuil)))).toBe(true);
  const total = cells.reduce(
    (all, { amount }) => all + BigInt(Math.round(Number(amount) * 100)),
    0n,
  );
  expect(total).toBe(sum);
  expect(rows.some((row) => row[3] === 'ÑÁÑEZ GÜEMES, BEGOÑA')).toBe(true);
  const { name: _name, id: _id, version: _version, ...shape } = layout;
  const shown = await world.server.call(previewBankLayout, { ...shape, runId: run.id }, 'sueldos');
  expect(shown.body.heading[0]).toBe(
    'CBU o CVU | Banco, del CBU | CUIL | Apellido y nombre | Domicilio | Importe',
  );
});

test('what does not fit stops the file, and says of whom and in which column', async () => {
  const columns = fixedLayout.columns.map((one) =>
    one.source === 'name' ? { ...one, width: 12 } : one,
  );
  const narrow = await save({ name: 'Angosto', columns });
  const refused = await take(narrow.body.id, true);
  expect(refused.status).toBe(409);
  expect(refused.error.message).toMatch(
    /^Con “Angosto” no se puede hacer\. .+: “Apellido y nombre” ocupa \d+ lugares y tiene 12/,
  );
  // People who have only an alias are left out, too, where the bank takes none.
  const byNumber = fixedLayout.columns.map((one) =>
    one.source === 'account' ? column('cbu') : one,
  );
  const { body } = await save({ name: 'Solo CBU', columns: byNumber });
  expect((await take(body.id)).body.left.length).toBe(2);
  expect((await take(null, true)).error.fields).toEqual({
    layoutId: 'Elegí el diseño del banco.',
  });
});

test('its first lines are shown with the figures of a run while it is written, and nothing is kept', async () => {
  const { name: _name, ...shape } = fixedLayout;
  const before = (await list()).rows.length;
  const { body } = await world.server.call(
    previewBankLayout,
    { ...shape, runId: run.id },
    'sueldos',
  );
  expect(body.run).toEqual({ id: run.id, title: 'Octubre, al banco' });
  expect(body.lines.length).toBe(5);
  expect(body.heading).toEqual([`H${String(body.people).padStart(8, '0')}20261104`]);
  expect(body.left.length).toBe(1);
  expect(body.faults).toEqual([]);
  // Unless a run is named, it is the last one that pays somebody.
  const last = await world.server.call(previewBankLayout, shape, 'sueldos');
  expect(last.body.run).not.toBeNull();
  expect((await list()).rows.length).toBe(before);
});
