import type { Page } from '@playwright/test';
import { findings, settled } from './support/axe';
import { openBench } from './support/pdfBench/openBench';
import { manyPages } from './support/pdfSamples';
import { slowStory } from './support/slowStory';
import { expect, test } from './support/story';

const parts = (page: Page) => ({
  bar: page.getByRole('toolbar', { name: 'Escribir en el documento' }),
  dialog: page.getByRole('dialog', { name: 'documento.pdf' }),
  texts: page.locator('.freeTextEditor'),
  kinds: {
    text: page.locator('.freeTextEditor'),
    highlight: page.locator('.highlightEditor'),
    ink: page.locator('.inkEditor'),
    stamp: page.locator('.stampEditor'),
    signature: page.locator('.signatureEditor'),
  },
});

async function start(page: Page, address: string, bytes: Uint8Array) {
  const bench = await openBench(page, address, bytes);
  await expect(page.getByText('Página 1: reposo por 48 horas')).toBeVisible();
  return { bench, ...parts(page) };
}

type Bar = ReturnType<typeof parts>['bar'];
const take = (bar: Bar, name: string) => bar.getByRole('button', { name, exact: true }).click();

/** Takes a tool and waits until it is in the hand, as a person does. */
async function hold(bar: Bar, name: string) {
  await take(bar, name);
  const tool = bar.getByRole('button', { name, exact: true });
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
}

async function writeText(page: Page, bar: Bar, text: string, at: [number, number]) {
  await hold(bar, 'Texto');
  await page.mouse.click(...at);
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
}

async function drawLine(page: Page, bar: Bar) {
  await hold(bar, 'Dibujar');
  await page.mouse.move(500, 500);
  await page.mouse.down();
  await page.mouse.move(600, 560, { steps: 4 });
  await page.mouse.move(700, 500, { steps: 4 });
  await page.mouse.up();
}

async function putImage(page: Page, bar: Bar) {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 80;
    canvas.height = 40;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'crimson';
    context?.fillRect(0, 0, 80, 40);
    return canvas.toDataURL('image/png');
  });
  await take(bar, 'Imagen');
  const stamp = Buffer.from(drawn.replace(/^.*,/, ''), 'base64');
  const file = { name: 'sello.png', mimeType: 'image/png', buffer: stamp };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await page.getByRole('button', { name: 'Poner en la página' }).click();
}

test.beforeEach(({ complaints }) => {
  // The worker says in the console which font it writes with.
  complaints.allow(/Font "Helv" is not available/);
});

test('a document is written on in all ways, saved, and opened again with everything still to change', async ({
  page,
  address,
}) => {
  test.slow();
  await page.clock.install();
  const { bench, bar, kinds } = await start(page, address, await manyPages(3));
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await expect(save).toBeDisabled();

  await writeText(page, bar, 'ñandú visto áé', [500, 420]);
  await hold(bar, 'Resaltar');
  await page.getByText('Página 1: reposo por 48 horas').dblclick();
  await expect(kinds.highlight).toHaveCount(1);
  await bar.getByRole('button', { name: 'Rosa' }).click();
  await drawLine(page, bar);
  await putImage(page, bar);
  await expect(kinds.stamp).toBeVisible();
  await page.keyboard.press('ArrowRight');
  // Arrows become a step of the history a second after the last of them.
  await page.clock.fastForward(1200);
  await take(bar, 'Firma dibujada');
  await page.getByRole('button', { name: 'Escribir el nombre' }).click();
  await page.getByLabel('Nombre').fill('Tomás Domínguez');
  await page.getByRole('button', { name: 'Poner en la página' }).click();
  await expect(kinds.signature).toBeVisible();

  for (let step = 0; step < 2; step += 1) await take(bar, 'Deshacer');
  await expect(kinds.signature).toHaveCount(0);
  for (let step = 0; step < 2; step += 1) await take(bar, 'Rehacer');
  await expect(kinds.signature).toHaveCount(1);

  await save.click();
  await expect.poll(() => bench.saved.length).toBe(1);
  await expect(save).toBeDisabled();
  const [bytes] = bench.saved;
  if (!bytes) throw new Error('nothing was saved');

  const again = await start(page, address, bytes);
  await take(again.bar, 'Texto');
  await expect(again.kinds.text).toHaveText('ñandú visto áé');
  await expect(again.kinds.highlight).toHaveCount(1);
  await expect(again.kinds.ink).toHaveCount(1);
  // A drawn signature comes back as a picture.
  await expect(again.kinds.stamp).toHaveCount(2);
  await again.kinds.text.click();
  await take(again.bar, 'Borrar');
  await expect(again.kinds.text).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.poll(() => again.bench.saved.length).toBe(1);
});

slowStory(test)(
  'arrows move by one and by ten, and 128 steps can be undone',
  async ({ page, address }) => {
    test.slow();
    await page.clock.install();
    const { bar, texts } = await start(page, address, await manyPages(1));
    await writeText(page, bar, 'Acá', [500, 420]);
    const place = async () => (await texts.boundingBox())?.x ?? 0;
    const first = await place();
    await page.keyboard.press('ArrowRight');
    const second = await place();
    await page.keyboard.press('Shift+ArrowRight');
    const third = await place();
    expect(second - first).toBeGreaterThan(0.5);
    expect((third - second) / (second - first)).toBeCloseTo(10, 0);
    // The history keeps one step for each second of arrows.
    await page.clock.fastForward(1200);
    const size = bar.getByRole('slider', { name: 'Tamaño' });
    await expect(size).toHaveValue('10');
    for (let step = 0; step < 70; step += 1) {
      await bar.getByRole('button', { name: step % 2 ? 'Azul' : 'Rojo' }).click();
      await size.press(step % 2 ? 'ArrowLeft' : 'ArrowRight');
    }
    const undo = bar.getByRole('button', { name: 'Deshacer' });
    let undone = 0;
    while (await undo.isEnabled()) {
      await undo.click();
      undone += 1;
    }
    expect(undone).toBe(128);
  },
);

test('what is not saved is not lost: a refused save, closing and leaving', async ({
  page,
  address,
  complaints,
}) => {
  complaints.expect(/refused: 500/);
  complaints.allow(/status of 500/);
  const { bench, bar, dialog, texts } = await start(page, address, await manyPages(1));
  await writeText(page, bar, 'No me pierdas', [500, 420]);
  bench.refuse = true;
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Lo que escribiste sigue en la página');
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page.getByText('¿Cerrar sin guardar?')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(texts).toHaveText('No me pierdas');
  bench.refuse = false;
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.poll(() => bench.saved.length).toBe(1);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-closed', 'true');
});

test('what only calls itself a picture does not go on the page', async ({ page, address }) => {
  const { bar, kinds } = await start(page, address, await manyPages(1));
  await take(bar, 'Imagen');
  const file = { name: 'sello.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=x>') };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await page.getByRole('button', { name: 'Poner en la página' }).click();
  await expect(page.getByText('no es una imagen PNG o JPG')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(kinds.stamp).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({
        colorScheme: theme,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('axe finds nothing while a document is written on', async ({ page, address }) => {
        const { bar } = await start(page, address, await manyPages(4));
        // A tooltip that is going away is no part of the page.
        const look = async () => {
          await page.mouse.move(0, 0);
          await expect(page.getByRole('tooltip')).toHaveCount(0);
          await settled(page);
          expect(await findings(page)).toEqual([]);
        };
        for (const tool of ['Resaltar', 'Dibujar', 'Texto']) {
          await hold(bar, tool);
          await look();
        }
        await page
          .locator('.annotationEditorLayer')
          .first()
          .click({ position: { x: 90, y: 200 } });
        await page.keyboard.type('Hola');
        await page.keyboard.press('Escape');
        await look();
        for (const [tool, title] of [
          ['Imagen', 'Poner una imagen'],
          ['Firma dibujada', 'Firma dibujada'],
        ] as const) {
          await take(bar, tool);
          await expect(page.getByRole('dialog', { name: title })).toBeVisible();
          await look();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      });
    });
  }
}
