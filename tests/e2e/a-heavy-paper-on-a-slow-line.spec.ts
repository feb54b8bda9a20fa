import type { Page } from '@playwright/test';
import { heavyPdf } from '../support/heavyPdf';
import { testsAll } from '../support/testsAll';
import { settled } from './support/axe';
import { callServer, openSession, type ServerSession } from './support/callServer';
import { isDrawn } from './support/drawnPage';
import { filedPaper } from './support/filedPaper';
import { publishedSlip } from './support/publishedSlip';
import { sentPaper } from './support/sentPaper';
import { signInAs } from './support/signInAs';
import { slowNetwork } from './support/slowNetwork';
import { expect, test } from './support/story';

const MB = 1_000_000;
const sizes = testsAll ? [0.1, 1, 8, 24.5] : [1];
/** At 500 kB a second a scanned page takes a second and a half: what is seen first must not wait for the rest. */
const PATIENCE = 25_000;

const who = 'supervisor';

const stateOf = async (address: string, id: number, signer: ServerSession) =>
  (await callServer<{ state: string }>(address, 'firma.obtener', { id }, signer)).state;

async function drawnSoon(page: Page, what: string): Promise<void> {
  const since = performance.now();
  await expect.poll(() => isDrawn(page), { timeout: PATIENCE, intervals: [100] }).toBe(true);
  const took = `${Math.round(performance.now() - since)} ms`;
  test.info().annotations.push({ type: what, description: took });
}

for (const size of sizes) {
  test(`a paper of ${size} MB is seen within seconds where it is signed, received, kept and checked`, async ({
    page,
    address,
  }) => {
    test.setTimeout(240_000);
    const title = `Escaneado de ${size} MB`;
    const signer = await openSession(address, who);
    const bytes = Buffer.from(await heavyPdf(`Legajo ${signer.docket}`, size * MB));
    const { signature } = await sentPaper(address, title, bytes, who);
    const period = `20${40 + sizes.indexOf(size)}-03`;
    const slip = await publishedSlip(address, period, bytes, signer);
    const kept = await filedPaper(address, title, bytes, signer);
    await signInAs(page, who, '/summary');
    await slowNetwork(page);

    await page.goto(`/signed/sign/${signature.id}`);
    await drawnSoon(page, 'signing');
    await expect(page.getByRole('button', { name: 'Firmar', exact: true })).toBeEnabled();
    await expect.poll(() => stateOf(address, signature.id, signer)).toBe('opened');

    await page.goto(`/receipts/${slip}`);
    await drawnSoon(page, 'receipt');
    await expect(page.getByRole('button', { name: 'Firmar en conformidad' })).toBeEnabled();

    await page.goto(`/documents/${kept}`);
    await drawnSoon(page, 'legajo');
    // It stays: what comes later never takes the page away again.
    await settled(page);
    expect(await isDrawn(page)).toBe(true);

    await page.goto('/verify');
    const file = { name: 'escaneado.pdf', mimeType: 'application/pdf', buffer: bytes };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Ver el archivo que elegí' }).click();
    await drawnSoon(page, 'verify');
    // A file that goes up at 500 kB a second is answered once it is there.
    const comparing = page.getByText('Comparando tu archivo');
    await expect(comparing).toBeHidden({ timeout: 2 * size * 1000 + PATIENCE });
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('what is not seen is neither opened nor signed', async ({ page, address, complaints }) => {
  const bytes = Buffer.from(await heavyPdf('Norma', 0.3 * MB));
  const { signer, signature } = await sentPaper(address, 'No llega', bytes, who);
  const sign = page.getByRole('button', { name: 'Firmar', exact: true });
  let arrives = false;
  complaints.allow(/archivos|ERR_FAILED/);
  await page.route('**/archivos/**', (route) => (arrives ? route.continue() : route.abort()));
  await signInAs(page, who, `/signed/sign/${signature.id}`);
  await expect(page.getByText('No pudimos mostrar el documento')).toBeVisible();
  await expect(sign).toBeDisabled();
  // Not to sign what cannot be read is always possible.
  await expect(page.getByRole('button', { name: 'Rechazar' })).toBeEnabled();
  expect(await stateOf(address, signature.id, signer)).toBe('pending');
  arrives = true;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await drawnSoon(page, 'after all');
  await expect(sign).toBeEnabled();
  await expect.poll(() => stateOf(address, signature.id, signer)).toBe('opened');
});
