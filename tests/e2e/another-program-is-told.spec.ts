import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

interface Taken {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system of the own network, which answers as the story wants. */
async function startReceiver() {
  const taken: Taken[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      taken.push({ headers: request.headers, body });
      response.writeHead(status).end(status === 200 ? 'recibido' : 'en reparación');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerWith: (next: number) => {
      status = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Verifies by the words of Standard Webhooks. */
function signedWith(secret: string, { headers, body }: Taken): boolean {
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const right = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return headers['webhook-signature'] === right;
}

test('another program is told, does not answer, is mended, and gets the same message again', async ({
  page,
  address,
}) => {
  // Messages go out by the minute, and this story waits for two of them.
  test.setTimeout(240_000);
  const receiver = await startReceiver();
  try {
    await signInAs(page, 'admin', '/sync/webhooks');
    await expect(page.getByText('Tablero de presencia anterior')).toBeVisible();
    await page.getByRole('button', { name: 'Destinos de la red' }).click();
    const places = page.getByRole('dialog', { name: 'Destinos de la propia red' });
    const typed = places.getByRole('textbox', { name: /una por renglón/ });
    await typed.fill(`${receiver.origin}/avisos`);
    await places.getByRole('button', { name: 'Guardar' }).click();
    await expect(places.getByText(/avisos: Se escribe como/)).toBeVisible();
    await typed.fill(receiver.origin);
    await places.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Destinos guardados')).toBeVisible();

    await page.getByRole('button', { name: 'Nuevo aviso' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo aviso' });
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Comedor');
    await form.getByRole('textbox', { name: 'Dirección' }).fill(`${receiver.origin}/avisos`);
    await form.getByRole('searchbox', { name: 'Buscar un aviso' }).fill('área');
    await form.getByRole('checkbox', { name: 'Área: se agrega' }).check();
    await form.getByRole('button', { name: 'Agregar' }).click();
    const shown = page.getByRole('dialog', { name: 'Secreto de Comedor' });
    const secret = await shown.getByRole('region', { name: 'Secreto', exact: true }).innerText();
    await shown.getByRole('button', { name: 'Ya lo copié' }).click();
    await expect(page.locator('body')).not.toContainText(secret);

    await page.getByRole('link', { name: 'Comedor' }).click();
    await page.getByRole('button', { name: 'Enviar prueba' }).click();
    const trial = page.getByRole('dialog', { name: 'Probar Comedor' });
    await trial.getByRole('button', { name: 'Enviar prueba' }).click();
    await expect(trial.getByText(/^Respondió 200/)).toBeVisible();
    await expect(trial.getByRole('region', { name: 'Pedido' })).toContainText('webhook-signature');
    await expect(trial.getByRole('region', { name: 'Respuesta' })).toHaveText('recibido');
    await trial.getByRole('button', { name: 'Cerrar' }).last().click();
    const [tried] = receiver.taken;
    expect(tried && signedWith(secret, tried)).toBe(true);

    receiver.answerWith(500);
    await page.getByRole('button', { name: 'Pausar' }).click();
    await expect(page.getByText('Aviso en pausa')).toBeVisible();
    const session = await openSession(address, 'admin');
    await callServer(address, 'area.guardar', { name: 'Comedor de planta', siteId: 1 }, session);
    // Taking it up again sends what waited without waiting for the minute.
    await page.getByRole('button', { name: 'Reanudar' }).click();
    const card = page.getByRole('button', { name: /Área: se agrega/ });
    await expect(card).toContainText('última respuesta 500', { timeout: 75_000 });

    await card.click();
    const delivery = page.getByRole('dialog', { name: 'Área: se agrega' });
    await expect(delivery.getByRole('list', { name: 'Intentos' })).toContainText('en reparación');
    // It is mended as it is asked for again: a try that came by itself before would take the button away.
    page.on('request', (request) => {
      if (request.url().includes('accion=entregaAviso.reenviar')) receiver.answerWith(200);
    });
    await delivery.getByRole('button', { name: 'Reenviar' }).click();
    await expect(delivery.getByText('Entregado')).toBeVisible({ timeout: 75_000 });
    await delivery.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(page.getByText('Al día', { exact: true })).toBeVisible();

    const told = receiver.taken.slice(1);
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const one of told) {
      expect(signedWith(secret, one)).toBe(true);
      expect(JSON.parse(one.body)).toMatchObject({ type: 'area.created' });
      expect(one.body).not.toContain('planta');
    }
  } finally {
    await receiver.stop();
  }
});
