import type { Page, Response } from '@playwright/test';
import { expect } from './story';
import { walkTo } from './walkTo';

/** This approves the request that stands open in the inbox, and is there when the server has it. */
export async function approveOpened(page: Page): Promise<void> {
  const decided = page.waitForResponse((answer) => accionOf(answer) === 'solicitud.aprobar');
  await page.getByRole('button', { name: 'Aprobar', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  // A decision waits some seconds to be taken back; it is sent at once where its person goes on to another page.
  await walkTo(page, '/notifications', 'Notificaciones');
  expect((await decided).status()).toBe(200);
}

const accionOf = (answer: Response) => new URL(answer.url()).searchParams.get('accion');
