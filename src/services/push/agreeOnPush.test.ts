import { makeStore } from '@/app/store';
import { answerByAccion } from '../../../tests/support/answerByAccion';
import { standPushBrowser } from '../../../tests/support/pushBrowser';
import { agreeOnPush } from './agreeOnPush';

const key = Buffer.from([4, ...Array(64).fill(1)]).toString('base64url');

/** This sets what the server knows of this device, and where the browser is subscribed. */
async function agreed(endpoint: string | null, browser: Parameters<typeof standPushBrowser>[0]) {
  const user = { ID: 7, JWT: 'jwt', WMS: 'http://anden.test' };
  localStorage.setItem('USER', JSON.stringify(user));
  localStorage.setItem('CLIENT', JSON.stringify({ url: 'http://anden.test' }));
  const stood = standPushBrowser(browser);
  const device = endpoint === null ? null : { endpoint, without: [] };
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'notificacion.dispositivo': { key, device, others: [] },
    'notificacion.registrarDispositivo': { ok: true },
  });
  await agreeOnPush(makeStore().store);
  stood.undo();
  return { ...stood, inputsOf };
}

test('an address that the browser renewed is told to the server', async () => {
  const { inputsOf, dropped } = await agreed('https://push.example/before', {
    permission: 'granted',
    at: 'https://push.example/now',
  });
  expect(dropped).toEqual(['https://push.example/now']);
  expect(inputsOf('notificacion.registrarDispositivo')).toMatchObject([
    { endpoint: 'https://push.example/1' },
  ]);
});

test('what another session subscribed is given up', async () => {
  const at = 'https://push.example/of-another';
  const { dropped, inputsOf } = await agreed(null, { permission: 'granted', at });
  expect(dropped).toEqual([at]);
  expect(inputsOf('notificacion.registrarDispositivo')).toEqual([]);
});

test('where both agree nothing is done, and who did not allow it costs no question', async () => {
  const at = 'https://push.example/same';
  const same = await agreed(at, { permission: 'granted', at });
  expect([same.dropped, same.inputsOf('notificacion.registrarDispositivo')]).toEqual([[], []]);
  const { inputsOf } = await agreed(at, { permission: 'default', at });
  expect(inputsOf('notificacion.dispositivo')).toEqual([]);
});
