import { randomUUID } from 'node:crypto';
import { listJobs } from '@contract/jobs/listJobs';
import { getNotificationPreferences } from '@contract/notifications/getNotificationPreferences';
import { listNotifications } from '@contract/notifications/listNotifications';
import {
  markNotificationsRead,
  muteNotification,
} from '@contract/notifications/notificationAcciones';
import { notificationType } from '@contract/notifications/notificationTypes';
import { listPostReaders } from '@contract/posts/listPostReaders';
import { commentPost, createPost } from '@contract/posts/postAcciones';
import { remindPostReaders } from '@contract/posts/postReadingAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { startMailServer } from '../../../tests/support/mailServer';
import { until } from '../../../tests/support/until';
import { jobProgress } from '../../db/schema/events';
import { mailChannel } from './mailChannel';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await buildServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    PUBLIC_URL: 'https://anden.example',
  });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const bell = async (user: string) =>
  (await server.call(listNotifications, { size: 100 }, user)).body;
const post = (fields: Record<string, unknown>) =>
  server.call(createPost, { title: 'Aviso', audience: { kind: 'all' }, ...fields }, 'rrhh');

test('a post rings in the bell of its readers, not of its author nor of who has no wall', async () => {
  const before = { rrhh: (await bell('rrhh')).total, operario: (await bell('operario')).total };
  await post({ title: 'Suena la campana' });
  const { rows } = await until(
    () => bell('empleado'),
    (answer) => answer.rows.some((row) => row.body === 'Suena la campana'),
  );
  expect(rows[0]).toMatchObject({
    type: 'posts.published',
    readAt: null,
    link: expect.stringMatching(/^\/posts\/\d+$/),
  });
  expect({ rrhh: (await bell('rrhh')).total, operario: (await bell('operario')).total }).toEqual(
    before,
  );
});

test('what is muted does not ring', async () => {
  await server.call(muteNotification, { type: 'posts.published', muted: true }, 'supervisor');
  const { body } = await server.call(getNotificationPreferences, {}, 'supervisor');
  expect(body.rows.find((row) => row.type === 'posts.published')?.muted).toBe(true);
  await post({ title: 'En silencio' });
  await until(
    () => bell('empleado'),
    (answer) => answer.rows.some((row) => row.body === 'En silencio'),
  );
  expect((await bell('supervisor')).rows.map((row) => row.body)).not.toContain('En silencio');
});

test('a request to confirm goes out by mail with its address', async () => {
  smtp.forget();
  await post({ title: 'Leer con atención ñ', asksConfirmation: true });
  await until(
    () => smtp.mails().length,
    (count) => count > 0,
  );
  expect(smtp.mails()[0]).toMatch(/Subject: Te piden confirmar una lectura/);
  expect(smtp.mails()[0]).toMatch(/https:\/\/anden\.example\/posts\/\d+/);
});

test('what asks for an answer and the safety of the account go to the mailbox, the rest does not', async () => {
  const { db } = server.services.database;
  const channel = mailChannel(server.services.mailer, 'https://anden.example');
  const jobs = { ...server.services.jobs, request: async () => '' };
  const mailed: string[] = [];
  for (const type of notificationType.options) {
    const notice = { type, title: 'x', body: 'x', link: null };
    if (await channel.request(jobs, db, [{ accountIds: [1], notice }])) mailed.push(type);
  }
  expect(mailed).toEqual([
    'posts.confirmation',
    'chats.report',
    'approvals.waiting',
    'approvals.decided',
    'schedules.swap',
    'documents.asked',
    'documents.delivered',
    'documents.expiring',
    'signed.asked',
    'receipts.published',
    'receipts.dissented',
    'hours.bankExpiring',
    'people.handover',
    'accounts.forgotten',
    'session.opened',
    'session.secondStep',
    'server.certificate',
  ]);
});

test('marking some, then all, counts down to none; nobody marks those of another', async () => {
  const mine = await bell('empleado');
  const [first] = mine.rows.filter((row) => row.readAt === null);
  if (!first) throw new Error('nothing unread');
  const stranger = await server.call(markNotificationsRead, { ids: [first.id] }, 'supervisor');
  expect(stranger.body).toEqual({ marked: 0 });
  await server.call(markNotificationsRead, { ids: [first.id] }, 'empleado');
  expect((await bell('empleado')).unread).toBe(mine.unread - 1);
  await server.call(markNotificationsRead, {}, 'empleado');
  expect((await bell('empleado')).unread).toBe(0);
});

test('a comment tells the author, once, and not when they comment themselves', async () => {
  const { body } = await post({ title: 'Para comentar' });
  await server.call(commentPost, { postId: body.id, body: 'propio' }, 'rrhh');
  await server.call(commentPost, { postId: body.id, body: 'ajeno' }, 'empleado');
  const told = (await bell('rrhh')).rows.filter(
    (row) => row.type === 'posts.comment' && row.body === 'Para comentar',
  );
  expect(told.length).toBe(1);
});

test('a reminder is a task with progress that ends with a notice', async () => {
  const { body } = await post({ title: 'Con recordatorio', asksConfirmation: true });
  const asked = await server.call(remindPostReaders, { id: body.id }, 'rrhh');
  expect(asked.body.people).toBeGreaterThan(5);
  const { body: jobs } = await until(
    () => server.call(listJobs, {}, 'rrhh'),
    (answer) => answer.body.rows.some((row) => row.id === asked.body.jobId && row.state === 'done'),
  );
  expect(jobs.rows[0]).toMatchObject({
    message: `Avisamos a ${asked.body.people} personas.`,
    doneUnits: asked.body.people,
  });
  expect((await server.call(listJobs, {}, 'supervisor')).body.rows).toEqual([]);
});

test('a task asked for just before a crash runs after it, and only what was left of it', async () => {
  const { body } = await post({ title: 'Antes de la caída' });
  await until(
    () => bell('empleado'),
    (answer) => answer.rows.some((row) => row.body === 'Antes de la caída'),
  );
  const { db } = server.services.database;
  const id = randomUUID();
  const readers = (await server.call(listPostReaders, { id: body.id }, 'rrhh')).body.counts
    .audience;
  await db.insert(jobProgress).values({
    id,
    kind: 'posts.announce',
    title: 'x',
    state: 'queued',
    doneUnits: readers,
    payload: { postId: body.id, announcement: 'published', authorId: 1 },
  });
  await server.services.jobs.flush();
  await until(
    async () => (await db.select().from(jobProgress)).find((row) => row.id === id)?.state,
    (state) => state === 'done',
  );
  expect(
    (await bell('empleado')).rows.filter(
      (row) => row.body === 'Antes de la caída' && row.type === 'posts.published',
    ).length,
  ).toBe(1);
});

test('signing in from a new browser is told, from the usual one it is not', async () => {
  const enter = (agent: string) =>
    server.call(signIn, { usuario: 'jefe', clave: 'anden2026' }, undefined, {
      'user-agent': agent,
    });
  const told = async () =>
    (await bell('jefe')).rows.filter((row) => row.type === 'session.opened').length;
  await enter('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  const first = await told();
  await enter('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  expect(await told()).toBe(first);
  await enter('Mozilla/5.0 (Linux; Android 15) Chrome/140.0');
  expect(await told()).toBe(first + 1);
});
