import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { sync } from '../index';

const webhook = {
  ...{ id: 3, version: 2, name: 'Intranet', note: '', url: 'https://intranet.example/avisos' },
  ...{ events: ['person.created', 'person.changed'], paused: false, health: 'undelivered' },
  ...{ lastSentAt: null, waiting: 1, dead: 2, overlapUntil: null, accountName: 'Ada' },
};
const given = { webhook, signingSecret: `whsec_${'k'.repeat(43)}=` };
const delivery = {
  ...{ id: 9, webhookId: 3, messageId: 'msg_1', type: 'person.changed' },
  ...{ label: 'Persona: cambia', state: 'dead', tries: 10, nextAt: null, lastStatus: 500 },
  createdAt: '2026-11-20T10:00:00.000Z',
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'webhook.listar': { rows: [webhook], total: 1 },
  'webhook.obtener': webhook,
  'webhook.obtenerOpciones': {
    events: [
      { type: 'person.created', group: 'Persona', label: 'se agrega' },
      { type: 'site.changed', group: 'Sede', label: 'cambia' },
    ],
  },
  'webhook.crear': given,
  'entregaAviso.listar': { rows: [delivery], total: 1 },
  'entregaAviso.obtener': {
    ...delivery,
    body: '{"type":"person.changed"}',
    history: [
      { id: 1, at: delivery.createdAt, status: 500, ms: 1240, answer: '<b>caído</b>', error: '' },
      { id: 2, at: delivery.createdAt, status: null, ms: 15000, answer: '', error: 'Tardó.' },
    ],
  },
  'entregaAviso.reenviar': { replayed: 2 },
  'destino.obtener': { allowed: [], version: 4 },
  'destino.guardar': { allowed: ['http://erp.interno:8080'], version: 5 },
};
const open = (path: string, roles: Record<string, unknown>) =>
  renderApp([sync], { path, roles, server: 'http://x.test' });

test('a webhook is made of what may be told, and its secret is shown until it is put away', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/sync/webhooks', { SYNC: true });
  expect(screen.queryByRole('button', { name: 'Destinos de la red' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Nuevo aviso' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: 'Nombre' }), 'Intranet');
  await user.type(form.getByRole('textbox', { name: 'Dirección' }), 'intranet');
  await user.click(form.getByRole('button', { name: 'Agregar' }));
  expect(await form.findByText('Elegí al menos un aviso.')).toBeInTheDocument();
  expect(form.getByText(/Es una dirección como/)).toBeInTheDocument();
  await user.clear(form.getByRole('textbox', { name: 'Dirección' }));
  await user.type(form.getByRole('textbox', { name: 'Dirección' }), webhook.url);
  await user.type(form.getByRole('searchbox', { name: 'Buscar un aviso' }), 'sede');
  expect(form.queryByRole('checkbox', { name: 'Persona: se agrega' })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Sede: cambia' }));
  await user.click(form.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByRole('region', { name: 'Secreto' })).toHaveTextContent(
    given.signingSecret,
  );
  expect(inputsOf('webhook.crear')).toMatchObject([
    { name: 'Intranet', url: webhook.url, events: ['site.changed'] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Ya lo copié' }));
  expect(screen.queryByText(given.signingSecret)).toBeNull();
  close();
});

test('a delivery shows its tries as text, and what was given up is sent again, one or all', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/sync/webhooks/3?ver=fallidas', { SYNC: true });
  await user.click(await screen.findByRole('button', { name: /Persona: cambia/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Persona: cambia' }));
  expect(await dialog.findByText('<b>caído</b>')).toBeInTheDocument();
  expect(dialog.getByText(/Respondió 500, en 1\.240 ms/)).toBeInTheDocument();
  expect(dialog.getByText(/Tardó\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await user.click(await screen.findByRole('button', { name: 'Reenviar todos' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('2 avisos en espera de salir')).toBeInTheDocument();
  expect(inputsOf('entregaAviso.reenviar')).toMatchObject([
    { webhookId: 3, id: 9 },
    { webhookId: 3, id: null },
  ]);
  close();
});

test('whoever administers allows places of the own network, each judged before it is sent', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/sync/webhooks', { SYNC: true, ADMIN: { settings: true } });
  await user.click(await screen.findByRole('button', { name: 'Destinos de la red' }));
  const dialog = within(await screen.findByRole('dialog'));
  const places = dialog.getByRole('textbox', { name: /una por renglón/ });
  await user.type(places, 'http://erp.interno:8080{enter}erp');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/^erp: Se escribe como/)).toBeInTheDocument();
  await user.clear(places);
  await user.type(places, 'http://erp.interno:8080');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Destinos guardados')).toBeInTheDocument();
  expect(inputsOf('destino.guardar')).toMatchObject([
    { allowed: ['http://erp.interno:8080'], version: 4 },
  ]);
  close();
});

test('whoever only looks changes nothing and sends nothing again', async () => {
  answerByAccion(answers);
  const { user, close } = open('/sync/webhooks/3?ver=fallidas', { SYNC: { show: true } });
  await user.click(await screen.findByRole('button', { name: /Persona: cambia/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Persona: cambia' }));
  expect(await dialog.findByText(/Respondió 500/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Reenviar' })).toBeNull();
  for (const name of ['Reenviar todos', 'Enviar prueba', 'Pausar', 'Cambiar']) {
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  }
  close();
});
