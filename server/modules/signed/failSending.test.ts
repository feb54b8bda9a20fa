import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addDocument,
  askDocumentSignature,
  getDocument,
  saveDocumentType,
} from '@contract/documents/documentAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import { sendEnvelope } from '@contract/signed/envelopeAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { envelopeTools } from '../../../tests/support/envelopes';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { until } from '../../../tests/support/until';
import { sendForm } from '../../../tests/support/uploadAs';
import { readStored } from '../../engine/files/readStored';
import { placeOf } from '../../engine/files/store/placeOf';
import { lookAtPdf } from '../../engine/signing/signable';
import { turnOfTask } from '../../engine/signing/turnOf';

let server: TestServer;
let tools: ReturnType<typeof envelopeTools>;
let personId = 0;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'anden-sending-'));
  server = await buildServer({ ANDEN_DATA: dataDir });
  tools = envelopeTools(server);
  const { rows } = await server.services.database.pool.query(
    `select person_id as id from account where username = 'empleado'`,
  );
  personId = rows[0].id;
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function write(hash: string, content: Uint8Array): Promise<void> {
  const place = path.join(dataDir, 'files', placeOf(hash));
  // Another file in its place: other tests may have the same one under another name.
  await rm(place);
  await writeFile(place, content);
}
/** Its content no longer is what was looked at when it was brought; answers how to put it right. */
async function breakFile(hash: string): Promise<() => Promise<void>> {
  const whole = await readStored(server.services.files, hash);
  await write(hash, new TextEncoder().encode(`%PDF-1.4\n${'x'.repeat(500)}`));
  return () => write(hash, whole);
}
const told = async () => {
  const { body } = await server.call(listNotifications, { size: 100 }, 'rrhh');
  return body.rows.filter(({ title }) => title.startsWith('Falló: Enviar a firmar')).at(0);
};

test('a sending that fails says why to who sent it, and is a draft to be sent again', async () => {
  const { body } = await tools.draft('together', ['empleado']);
  const { id, version } = body;
  const mend = await breakFile(body.attached[0]?.file ?? '');
  expect((await server.call(sendEnvelope, { id, version }, 'rrhh')).status).toBe(200);
  const failed = await until(
    () => tools.envelope(id),
    ({ state }) => state !== 'sending',
  );
  expect(failed).toMatchObject({ state: 'draft', actions: ['edit', 'send', 'remove'] });
  expect(failed.endReason).toMatch(/PDF/);
  expect(await until(told, (row) => row !== undefined)).toMatchObject({ body: failed.endReason });
  await mend();
  await server.call(sendEnvelope, { id, version: failed.version }, 'rrhh');
  await tools.delivered(id);
  expect((await tools.envelope(id)).endReason).toBe('');
});

test('a paper of somebody’s file whose sending failed is sent again from its page', async () => {
  const type = { name: 'Entrega de calzado', folder: 'Seguridad', visibility: 'person' as const };
  const { body: made } = await server.call(saveDocumentType, { ...type, signs: true }, 'rrhh');
  const picked = { name: 'calzado.pdf', bytes: await payrollPdf(['Recibí calzado']) };
  const purpose = { purpose: 'document' } as const;
  const { body: brought } = await sendForm(server, uploadFile, 'rrhh', purpose, picked);
  const { hash: file } = brought;
  await lookAtPdf(server.services.database.db, server.services, file, turnOfTask('look'));
  const mend = await breakFile(file);
  const fields = { personId, typeId: made.id, title: 'Calzado', file };
  const added = await server.call(addDocument, fields, 'rrhh');
  expect(added.status).toBe(200);
  const { id } = added.body;
  const standing = (state: string) =>
    until(
      async () => (await server.call(getDocument, { id }, 'rrhh')).body,
      ({ signing }) => signing === state,
    );
  const failed = await standing('cancelled');
  expect(failed.actions).toContain('askSignature');
  expect(failed.signingProblem).toMatch(/PDF/);
  expect((await server.call(getDocument, { id }, 'empleado')).body.signingProblem).toBe('');
  await mend();
  const { version } = failed;
  expect((await server.call(askDocumentSignature, { id, version }, 'rrhh')).status).toBe(200);
  expect((await standing('pending')).signingProblem).toBe('');
});
