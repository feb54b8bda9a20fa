import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** The demo has no other novelties of this kind on such a day. */
function farDay(): string {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() + 233);
  return day.toISOString().slice(0, 10);
}

test('Recursos Humanos validates three novelties together and reads which one had been decided already', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  const hr = await openSession(address, 'rrhh');
  const ask = <T>(accion: string, fields: object) =>
    callServer<T>(address, accion, { ...fields }, hr);
  const { rows: types } = await ask<{ rows: { id: number; code: string }[] }>(
    'tipoNovedad.listar',
    {},
  );
  const typeId = types.find(({ code }) => code === 'ASA')?.id;
  const { rows: people } = await ask<{ rows: { id: number; name: string }[] }>('persona.listar', {
    search: 'Operario de recepción',
    size: 3,
  });
  expect(people).toHaveLength(3);
  const day = farDay();
  const ids: number[] = [];
  for (const { id: personId } of people) {
    const fields = { personId, typeId, fromDay: day, toDay: day };
    ids.push((await ask<{ id: number }>('novedad.cargar', fields)).id);
  }
  const [first = 0] = ids;
  await signInAs(page, 'rrhh', `/news?filtro=fromDay:from:${day}`);
  await settled(page);
  const names = people.map(({ name }) => name);
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Elegir ${name}, Ausencia sin aviso` }).check();
  }
  // Another person is quicker with one of them.
  const move = { selection: { kind: 'rows', ids: [first] }, move: 'validate', reason: '' };
  await ask('novedad.cambiarVarias', move);
  await page.getByRole('toolbar').getByRole('button', { name: 'Validar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Validar 3 novedades');
  await dialog.getByRole('button', { name: 'Validar' }).click();
  await expect(dialog.getByRole('status')).toContainText('2');
  const results = dialog.getByRole('list', { name: 'Resultado por fila' }).getByRole('listitem');
  await expect(results).toHaveCount(3);
  await expect(results.first()).toContainText(names[0] ?? '');
  await expect(results.filter({ hasText: 'Hecho' })).toHaveCount(2);
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Validada' })).toHaveCount(3);
});
