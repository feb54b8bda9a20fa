import { addDocumentVersion } from '@contract/documents/documentAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { sendForm } from '../../../tests/support/uploadAs';
import {
  document,
  documentRequestItem,
  documentType,
  documentVersion,
} from '../../db/schema/documents';
import { account } from '../../db/schema/session';
import { envelope } from '../../db/schema/signing';
import { dayNow } from '../../engine/time/dayNow';
import { warnOfExpiry } from './warnOfExpiry';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const bell = async (user: string) => {
  const { body } = await server.call(listNotifications, { size: 100 }, user);
  return body.rows.filter(({ type }) => type === 'documents.expiring');
};
const run = () =>
  server.services.database.db.transaction((tx) => warnOfExpiry(tx, server.services));

async function paper(typeName: string, days: number) {
  const { db } = server.services.database;
  const [type] = await db.select().from(documentType).where(eq(documentType.name, typeName));
  const [own] = await db.select().from(account).where(eq(account.username, 'empleado'));
  const [row] = await db
    .insert(document)
    .values({
      personId: own?.personId ?? 0,
      typeId: type?.id ?? 0,
      title: `${typeName} de prueba`,
      mime: 'application/pdf',
      expiresOn: sql`${dayNow} + ${days}::int`,
    })
    .returning();
  return row?.id ?? 0;
}

test('the person hears once of each paper, and who keeps the files how many there are', async () => {
  const { db } = server.services.database;
  await db.delete(documentRequestItem);
  await db.update(envelope).set({ documentVersionId: null });
  await db.delete(documentVersion);
  await db.delete(document);
  await db.update(documentType).set({ expires: true }).where(eq(documentType.name, 'Nota interna'));
  const soon = await paper('Carnet de autoelevador', 20);
  await paper('Carnet de autoelevador', 200);
  await paper('Nota interna', 5);
  await run();
  await run();
  expect((await bell('empleado')).map(({ link }) => link)).toEqual([`/documents/${soon}`]);
  expect((await bell('rrhh')).map(({ title }) => title)).toEqual([
    'Hay 2 documentos vencidos o por vencer',
  ]);
  expect(await bell('supervisor')).toEqual([]);
});

test('a renewed paper is told again when its new day comes', async () => {
  const { db } = server.services.database;
  await db
    .update(document)
    .set({ expiresOn: sql`${dayNow} - 2` })
    .where(
      and(isNotNull(document.warnedOf), eq(document.title, 'Carnet de autoelevador de prueba')),
    );
  await run();
  expect((await bell('empleado'))[0]?.title).toMatch(/^Carnet de autoelevador: venció el /);
});

test('a new version settles what warned of the paper, and of no other', async () => {
  const { db } = server.services.database;
  const renewed = await paper('Carnet de autoelevador', 10);
  const other = await paper('Carnet de autoelevador', 11);
  await run();
  const unread = async () =>
    (await bell('empleado')).filter(({ readAt }) => readAt === null).map(({ link }) => link);
  expect(await unread()).toEqual(
    expect.arrayContaining([`/documents/${renewed}`, `/documents/${other}`]),
  );
  const upload = { name: 'carnet.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%nuevo\n') };
  const { body } = await sendForm(server, uploadFile, 'rrhh', { purpose: 'document' }, upload);
  const [row] = await db.select().from(document).where(eq(document.id, renewed));
  const added = await server.call(
    addDocumentVersion,
    { id: renewed, version: row?.version, file: body.hash, note: '', expiresOn: '2027-11-23' },
    'rrhh',
  );
  expect(added.status).toBe(200);
  expect(await unread()).not.toContain(`/documents/${renewed}`);
  expect(await unread()).toContain(`/documents/${other}`);
});
