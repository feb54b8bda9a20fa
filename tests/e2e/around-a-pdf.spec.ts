import type { Page } from '@playwright/test';
import { findings } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { openBench } from './support/pdfBench/openBench';
import { manyPages } from './support/pdfSamples';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

async function start(page: Page, address: string, pages: number) {
  await openBench(page, address, await manyPages(pages), '?lectura');
  await expect(page.getByText('Página 1: reposo por 48 horas')).toBeVisible();
}

const number = (page: Page) => page.getByRole('textbox', { name: 'Página' });
const width = async (page: Page) =>
  (await page.locator('.canvasWrapper').first().boundingBox())?.width ?? 0;

test('a long document is gone around by keyboard, by its pages and by its index', async ({
  page,
  address,
}) => {
  await start(page, address, 300);
  await expect(page.getByRole('toolbar', { name: 'Escribir en el documento' })).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expect(number(page)).toHaveValue('2');
  await expect(page.getByText('Página 2 de 300')).toBeAttached();
  const before = await width(page);
  await page.keyboard.press('-');
  await expect.poll(() => width(page)).toBeLessThan(before);
  await page.keyboard.press('/');
  await page.keyboard.type('pagina 250:');
  await expect(number(page)).toHaveValue('250');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toHaveCount(0);

  await page.getByRole('button', { name: 'Páginas e índice' }).click();
  const current = page.getByRole('button', { name: 'Ir a la página 250' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  // Of three hundred only those near it are there.
  expect(await page.getByRole('listitem').count()).toBeLessThan(20);
  await page.getByRole('tab', { name: 'Índice' }).click();
  await page.getByRole('button', { name: 'Abrir “Parte 7”' }).click();
  await page.getByRole('button', { name: 'Detalle 7' }).click();
  await expect(number(page)).toHaveValue('7');
});

test('the delivery note of an order is read where the order is', async ({ page, address }) => {
  const session = await openSession(address, 'jefe');
  const { rows } = await callServer<{ rows: { id: number }[] }>(
    address,
    'pedido.listar',
    { size: 1 },
    session,
  );
  await signInAs(page, 'jefe', `/orders/${rows[0]?.id}`);
  await page.getByRole('button', { name: 'Remito' }).click();
  const note = page.getByRole('dialog', { name: /^Remito/ });
  await expect(note.getByRole('region', { name: /^Página .1.$/ })).toBeVisible();
  await expect(note.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});

test('what reaches the paper is the pages and nothing else', async ({ page, address }) => {
  await start(page, address, 4);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
    // The copy made below is no answer of the person to the browser's window.
    window.addEventListener('afterprint', (event) => event.stopImmediatePropagation(), true);
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await expect(page.getByText('Preparando la impresión')).toHaveCount(0);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
});

test('printing a long document says how far it got and can be left', async ({ page, address }) => {
  await start(page, address, 300);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.keyboard.press('Control+p');
  await expect(page.getByText(/^\d+ de 300$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Preparando la impresión')).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expect(number(page)).toHaveValue('2');
  await expect(page.locator('body')).not.toHaveAttribute('data-printed');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const touch = (page: Page, type: string, points: [number, number][]) =>
    page.evaluate(
      ({ type, points }) => {
        const target = document.querySelector('.pdfViewer .textLayer');
        if (!target) throw new Error('no page');
        const touches = points.map(
          ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
        );
        const kept = type === 'touchend' ? [] : touches;
        const event = { touches: kept, changedTouches: touches, bubbles: true, cancelable: true };
        target.dispatchEvent(new TouchEvent(type, event));
      },
      { type, points },
    );

  test('two fingers enlarge, two taps fit, and the rest is in a menu and a sheet', async ({
    page,
    address,
  }) => {
    await start(page, address, 4);
    const fitted = await width(page);
    for (const apart of [60, 90, 130]) {
      await touch(page, 'touchmove', [
        [200 - apart / 2, 400],
        [200 + apart / 2, 400],
      ]);
    }
    await touch(page, 'touchend', [[200, 400]]);
    await expect.poll(() => width(page)).toBeGreaterThan(fitted * 1.5);
    await touch(page, 'touchend', [[200, 400]]);
    await touch(page, 'touchend', [[200, 400]]);
    await expect.poll(() => width(page)).toBeLessThan(391);

    await page.getByRole('button', { name: 'Más del documento' }).click();
    await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Girar' }).click();
    await page.getByRole('button', { name: 'Páginas e índice' }).click();
    const sheet = page.getByRole('dialog', { name: 'Páginas e índice' });
    await expect(sheet.getByRole('button', { name: 'Ir a la página 3' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Ir a la página 3' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(number(page)).toHaveValue('3');
  });
});
