import { applyImport } from '@contract/imports/importAcciones';
import { exportRoster } from '@contract/schedules/rosterAcciones';
import { workbook } from '../../../tests/support/workbook';
import { dayText } from '../../engine/time/days';
import { days, type RosterFiles, rosterFiles } from './testing/rosterFiles';
import { dayOfWeek, week } from './testing/rosterTools';

let files: RosterFiles;

beforeAll(async () => {
  files = await rosterFiles();
});
afterAll(() => files.server.close());
beforeEach(() => files.clear());

test('what is taken out, edited and brought back is planned in draft; staff see it once it is published', async () => {
  await files.plan(0, [files.morning]);
  await files.plan(1, [files.morning, files.afternoon]);
  await files.publish();
  const before = await files.published();
  const rows = await files.rowsOf('rrhh');
  expect(rows[0]).toEqual(['Legajo', 'Nombre completo', 'Área', 'Sede', ...days.map(dayText)]);
  const mine = files.rowOf(rows);
  expect(mine.slice(4)).toEqual(['XM', 'XM+XT', 'F', 'F', 'F', 'F', 'F']);

  const brought = files.brought();
  const same = await brought.prepare(await files.written(rows));
  expect(same.body.problems).toEqual([]);
  expect(same.body.counts).toMatchObject({ changed: 0, invalid: 0, unchanged: rows.length - 1 });

  mine.splice(4, 4, 'F', 'XM+XT', 'XN', '');
  const edited = await files.written(rows);
  const { body } = await brought.prepare(edited);
  expect(body.counts).toMatchObject({ changed: 1, invalid: 0, new: 0 });
  expect(await files.planned()).toHaveLength(3);
  await brought.apply(body.id, 'all');
  expect(await files.planned()).toEqual([
    [dayOfWeek(1), files.morning],
    [dayOfWeek(1), files.afternoon],
    [dayOfWeek(2), files.night],
  ]);
  expect(await files.published()).toEqual(before);
  await files.publish();
  expect(await files.published()).toEqual([
    [dayOfWeek(1), 'XM'],
    [dayOfWeek(1), 'XT'],
    [dayOfWeek(2), 'XN'],
  ]);

  const again = await brought.prepare(edited);
  expect(again.body.counts).toMatchObject({ changed: 0, invalid: 0 });
  const nothing = await files.server.call(applyImport, { id: again.body.id, mode: 'all' }, 'rrhh');
  expect(nothing.error.message).toBe('No hay nada que importar: ninguna fila cambia algo.');
});

test('as CSV it goes out and comes back the same', async () => {
  await files.plan(3, [files.night]);
  const csv = await files.take('rrhh', { format: 'csv', weeks: 2 });
  const [titles = '', ...lines] = csv.toString().split('\r\n');
  expect(titles.split(';').slice(4)).toHaveLength(14);
  const mine = lines.find((line) => line.startsWith(`${files.docket};`)) ?? '';
  expect(mine.split(';').slice(4, 9)).toEqual(['F', 'F', 'F', 'XN', 'F']);
  const changed = csv.toString().replace(mine, mine.replace('F;F;F;XN', ';;franco;xn'));
  const { body } = await files.brought().prepare(changed);
  expect(body.counts).toMatchObject({ changed: 0, invalid: 0 });
});

test('days as Excel keeps them, and codes, names and days off as people write them', async () => {
  const serial = (Date.parse(dayOfWeek(0)) - Date.UTC(1899, 11, 30)) / 86_400_000;
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = [
    [cell('legajo'), ...[0, 1, 2, 3].map((at) => `<c s="1"><v>${serial + at}</v></c>`)],
    [
      cell(files.docket),
      cell(' xm '),
      cell('de  prueba xt'),
      cell('xm / De prueba XT'),
      cell('Libre'),
    ],
  ];
  const file = await workbook({
    rows: rows.map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`).join(''),
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
  });
  await files.plan(3, [files.night]);
  const brought = files.brought();
  const { body } = await brought.prepare(file);
  expect(await brought.errorsOf(body.id)).toEqual([]);
  await brought.apply(body.id, 'valid');
  expect(await files.planned()).toEqual([
    [dayOfWeek(0), files.morning],
    [dayOfWeek(1), files.afternoon],
    [dayOfWeek(2), files.morning],
    [dayOfWeek(2), files.afternoon],
  ]);
});

test('who only looks takes out what is published, and brings nothing in', async () => {
  await files.plan(0, [files.morning]);
  await files.publish();
  await files.plan(0, [], [files.morning]);
  await files.plan(1, [files.afternoon]);
  expect(files.rowOf(await files.rowsOf('operario')).slice(4, 6)).toEqual(['XM', 'F']);
  expect(files.rowOf(await files.rowsOf('rrhh')).slice(4, 6)).toEqual(['F', 'XT']);
  await expect(
    files.brought('operario').prepare(files.lines([dayOfWeek(0)], [files.docket, 'F'])),
  ).rejects.toThrow();
});

test('the file has those whom the filters of the board leave', async () => {
  const { areaId } = files;
  const all = await files.rowsOf('rrhh');
  const area = await files.rowsOf('rrhh', { areaId });
  expect(area.length).toBeLessThan(all.length);
  expect(files.rowOf(area)).toEqual(files.rowOf(all));
  const found = await files.rowsOf('rrhh', { search: 'Ojeda' });
  expect(found.slice(1).every(([, name]) => name?.startsWith('Ojeda'))).toBe(true);
  const asked = { from: week.from, areaId, format: 'xlsx' } as const;
  expect((await files.server.call(exportRoster, asked, 'supervisor')).status).toBe(404);
});
