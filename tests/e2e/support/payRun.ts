import type { Page, Response } from '@playwright/test';
import { expect } from './story';

/** This reckons now what a run comes to for each of its people. */
export async function calculateRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('button', { name: 'Mandar a aprobar' })).toBeVisible({
    timeout: 60_000,
  });
}

export async function submitRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mandar a aprobar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mandar a aprobar' }).click();
  await expect(page.getByRole('button', { name: 'Sacar de aprobación' })).toBeVisible();
}

/** This approves what waits in the inbox under a title: a run, a loan, an expense. */
export async function approveTitled(page: Page, title: string | RegExp): Promise<void> {
  await page.goto('/workflow');
  await page.getByRole('main').getByText(title).first().click();
  // A decision waits some seconds to be taken back; a page that leaves earlier is another story.
  const decided = page.waitForResponse((answer) => accionOf(answer) === 'solicitud.aprobar');
  await page.getByRole('button', { name: 'Aprobar', exact: true }).first().click();
  expect((await decided).status()).toBe(200);
}

const accionOf = (answer: Response) => new URL(answer.url()).searchParams.get('accion');

export async function publishRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar recibos' }).click({ timeout: 30_000 });
  const publishing = page.getByRole('dialog', { name: 'Publicar los recibos' });
  await publishing.getByRole('group', { name: 'Para firmar hasta' }).click();
  await page.keyboard.type('31122030');
  await publishing.getByRole('button', { name: 'Publicar' }).click();
  // A page that goes elsewhere before the server answered would take the request with it.
  await expect(publishing).toHaveCount(0);
}

/** Taken back by a run of its own, which is approved and published like any. */
export async function reverseRun(
  pay: Page,
  hr: Page,
  { title, reason }: { title: string; reason: string },
): Promise<void> {
  const at = new URL(pay.url()).pathname;
  await pay.getByRole('button', { name: 'Revertir' }).click();
  const reversing = pay.getByRole('dialog', { name: '¿Revertir la liquidación?' });
  await reversing.getByRole('textbox').fill(reason);
  await reversing.getByRole('button', { name: 'Abrir la reversión' }).click();
  await expect(pay.getByRole('heading', { name: `Reversión de ${title}`, level: 1 })).toBeVisible();
  await submitRun(pay);
  await approveTitled(hr, `Reversión de ${title}`);
  await pay.reload();
  await publishRun(pay);
  await pay.goto(at);
  await expect(pay.getByText(/^Revertida/).first()).toBeVisible({ timeout: 90_000 });
}
