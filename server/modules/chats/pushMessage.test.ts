import { getChat, muteChat } from '@contract/chats/chatAcciones';
import { mentionMark } from '@contract/chats/mentionText';
import { eq } from 'drizzle-orm';
import { until } from '../../../tests/support/until';
import { absence } from '../../db/schema/absences';
import { notification } from '../../db/schema/events';
import { openPushWorld, type PushWorld } from '../../engine/push/testing/pushWorld';
import { chatWorld } from './testing/chatWorld';

let push: PushWorld;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  push = await openPushWorld();
  world = chatWorld(push.server);
  // The day on which tests stand is a public holiday, on which nobody is rung.
  await push.server.travel({ days: 1 });
});
afterAll(() => push.close());
beforeEach(() => push.forgetDevices());

test('a message rings on the device without a word of it, and not in the bell', async () => {
  const { db } = push.server.services.database;
  const bells = () => db.$count(notification, eq(notification.type, 'chats.message'));
  const browser = await push.register('rrhh');
  const id = await world.direct('sueldos', 'rrhh');
  await world.say(id, 'sueldos', 'confidencial');
  await until(browser.taken, ({ length }) => length > 0);
  const link = `/chats/${id}`;
  expect(browser.read()).toEqual([
    {
      title: 'Mensajes',
      body: 'Tenés un mensaje nuevo.',
      link,
      tag: `chats.message ${link}`,
    },
  ]);
  expect(await bells()).toBe(0);
});

test('who is away is not rung unless it is urgent; who writes reads when they will see it, and not why', async () => {
  const { db } = push.server.services.database;
  const personId = await world.personOf('sueldos');
  const browser = await push.register('sueldos');
  const id = await world.direct('rrhh', 'sueldos');
  const later = async () => (await world.must(push.server.call(getChat, { id }, 'rrhh'))).later;
  await db.delete(absence).where(eq(absence.personId, personId));
  const [away] = await db
    .insert(absence)
    .values({
      ...{ personId, source: 'leave', sourceId: 987_654, state: 'firm', medical: true },
      ...{ fromDay: '2026-11-20', toDay: '2026-11-30', code: 'x', label: 'Enfermedad' },
      paidPercent: 100,
    })
    .returning({ id: absence.id });
  const detail = await push.server.call(getChat, { id }, 'rrhh');
  expect(detail.body.later).toBe(true);
  expect(JSON.stringify(detail.body)).not.toContain('Enfermedad');
  await world.say(id, 'rrhh', 'cuando vuelvas');
  await push.settled();
  expect(browser.taken()).toEqual([]);
  await world.say(id, 'rrhh', 'es ahora', { urgent: true });
  await until(browser.taken, ({ length }) => length === 1);
  expect(browser.read()[0]).toMatchObject({ body: 'Tenés un mensaje urgente.' });
  await db.delete(absence).where(eq(absence.id, away?.id ?? 0));
  expect(await later()).toBe(false);
});

test('a conversation that was muted rings nowhere', async () => {
  const browser = await push.register('rrhh');
  const id = await world.direct('sueldos', 'rrhh');
  await push.server.call(muteChat, { id, muted: true }, 'rrhh');
  await world.say(id, 'sueldos', 'silencio');
  await push.server.call(muteChat, { id, muted: false }, 'rrhh');
  await world.say(id, 'sueldos', 'ahora sí');
  await until(browser.taken, ({ length }) => length > 0);
  await push.settled();
  expect(browser.taken()).toHaveLength(1);
});

test('whoever is called hears it once past a mute, and neither while they are away', async () => {
  const { db } = push.server.services.database;
  const personId = await world.personOf('rrhh');
  const browser = await push.register('rrhh');
  const id = await world.direct('sueldos', 'rrhh');
  await push.server.call(muteChat, { id, muted: true }, 'rrhh');
  const first = await world.say(id, 'sueldos', `${mentionMark(personId)}, ¿lo ves?`);
  await until(browser.taken, ({ length }) => length > 0);
  await push.settled();
  expect(browser.read()).toEqual([
    expect.objectContaining({
      body: 'Te mencionaron en una conversación.',
      link: `/chats/${id}?m=${first}`,
    }),
  ]);
  const [away] = await db
    .insert(absence)
    .values({
      ...{ personId, source: 'leave', sourceId: 987_655, state: 'firm', medical: false },
      ...{ fromDay: '2026-11-20', toDay: '2026-11-30', code: 'x', label: 'Vacaciones' },
      paidPercent: 100,
    })
    .returning({ id: absence.id });
  const bells = () => db.$count(notification, eq(notification.type, 'chats.mention'));
  const before = await bells();
  // Also what is urgent does not pass the mute while they are away.
  await world.say(id, 'sueldos', `${mentionMark(personId)}, ¡ya!`, { urgent: true });
  await push.settled();
  expect(browser.taken()).toHaveLength(1);
  expect(await bells()).toBe(before + 1);
  await db.delete(absence).where(eq(absence.id, away?.id ?? 0));
  await push.server.call(muteChat, { id, muted: false }, 'rrhh');
});
