import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { hireDay, typedDay } from './support/storyDays';

/** Each part of a record, and something that is there in it or leads on. */
const parts: [name: string, seen: RegExp][] = [
  ['Empleo', /27-48930001-5/],
  ['Sueldo', /Cambiar sueldo y banco/],
  ['Libro de Sueldos', /Va en todo como su sede/],
  ['Familia', /No tiene familiares a cargo/],
  ['Legajo', /El legajo está vacío/],
  ['Licencias', /Todavía no pidió licencias/],
  ['Novedades', /No tiene novedades/],
  ['Recibos', /Todavía no tiene recibos/],
  ['Firmas', /No tiene documentos para firmar/],
  ['Historia', /Nada cambió desde su ingreso/],
];

test('human resources enter somebody and go through their record, part by part', async ({
  page,
}) => {
  await signInAs(page, 'rrhh', '/users');
  await page.getByRole('link', { name: 'Nueva persona' }).click();
  const write = async (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  await write('Apellido', 'Alta');
  await write('Nombre', 'Reciente');
  await write('Legajo', 'F-1');
  await write('DNI', '48930001');
  await write('CUIL', '27-48930001-5');
  for (const [name, typed] of [
    ['Fecha de nacimiento', '02051990'],
    ['Fecha de ingreso', typedDay(hireDay)],
  ] as const) {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await page.keyboard.type(typed);
  }
  await page.getByRole('combobox', { name: 'Sede' }).click();
  await page.getByRole('option', { name: 'Casa central' }).click();
  await page.getByRole('combobox', { name: 'Área' }).click();
  await page.getByRole('option', { name: 'Comercial' }).click();
  await page.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alta, Reciente' })).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Partes de la ficha' });
  await expect(tabs.getByRole('link', { name: 'Rol y cuenta' })).toHaveCount(0);
  for (const [name, seen] of parts) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByText(seen).first()).toBeVisible();
  }
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'Historia' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByRole('link', { name: 'Novedades' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await findings(page)).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
  await page.getByRole('link', { name: 'Cargar una novedad' }).click();
  await expect(page.getByRole('button', { name: /Alta, Reciente/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No tiene novedades')).toBeVisible();
});
