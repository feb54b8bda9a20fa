import { monthWords } from '@contract/core/rangeText';
import type { Page } from '@playwright/test';
import { approveOpened } from './approveOpened';
import { expect } from './story';
import { today } from './storyDays';
import { walkTo } from './walkTo';

/** The months before this one the demo paid. */
export const payMonth = monthWords(today.slice(0, 7));

interface OpenedRun {
  title: string;
  payDay?: string;
  /** The run is of everybody unless somebody is named here. */
  dockets?: readonly string[];
}

/** This opens a run of this month from the list of runs. */
export async function openRun(
  page: Page,
  { title, payDay = '31122030', dockets = [] }: OpenedRun,
): Promise<void> {
  await page.getByRole('button', { name: 'Nueva' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva liquidación' });
  await form.getByRole('combobox', { name: 'Mes' }).click();
  await page.getByRole('option', { name: payMonth }).click();
  await expect(form.getByLabel('Título')).toHaveValue(/^Sueldos de /);
  await form.getByLabel('Título').fill(title);
  await form.getByRole('group', { name: 'Fecha de pago' }).click();
  await page.keyboard.type(payDay);
  for (const docket of dockets) {
    await form.getByRole('combobox', { name: 'Solo a estas personas' }).fill(docket);
    const found = page.getByRole('option');
    await expect(found).toHaveCount(1);
    await found.click();
  }
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

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
  if (new URL(page.url()).pathname !== '/workflow') await walkTo(page, '/workflow', 'Aprobaciones');
  await page.getByRole('main').getByText(title).first().click();
  await approveOpened(page);
}

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
  await walkTo(pay, at, title);
  await expect(pay.getByText(/^Revertida/).first()).toBeVisible({ timeout: 90_000 });
}
