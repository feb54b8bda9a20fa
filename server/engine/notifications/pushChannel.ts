import { notificationType, notificationTypes } from '@contract/notifications/notificationTypes';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { devicesOf, rememberOutcomes } from '../push/devices';
import type { Pusher } from '../push/pusher';
import { handToEach, type NoticeChannel } from './noticeChannel';

const payload = z.object({
  notices: z.array(
    z.object({
      accountIds: z.array(z.number()),
      type: notificationType,
      link: z.string().nullable(),
    }),
  ),
});

type Pushed = z.output<typeof payload>['notices'][number];

/** A file opens in no page: the bell's own list is where it is fetched from. */
const pageOf = (link: string | null) =>
  link === null || link.startsWith('/archivos/') ? '/notifications' : link;

/** The words are those of its type alone: a locked telephone shows them to anybody. */
const messageOf = ({ type, link }: Pick<Pushed, 'type' | 'link'>) => ({
  ...notificationTypes[type].push,
  link: pageOf(link),
  tag: `${type} ${link ?? ''}`,
});

const everybody = (some: readonly { accountIds: readonly number[] }[]) => [
  ...new Set(some.flatMap(({ accountIds }) => accountIds)),
];

/** The messages for each device: nothing of a type that it does not want. */
async function pushesOf(db: Db, notices: readonly Pushed[]) {
  const devices = await devicesOf(db, everybody(notices));
  return notices.flatMap(({ accountIds, type, link }) => {
    const asked = new Set(accountIds);
    const message = messageOf({ type, link });
    return devices
      .filter(({ accountId, without }) => asked.has(accountId) && !without.includes(type))
      .map((device) => ({ device, message }));
  });
}

/** To the devices where those it is for asked for it. */
export const pushChannel = (pusher: Pusher): NoticeChannel => ({
  request: async (jobs, db, heard) => {
    const devices = await devicesOf(db, everybody(heard));
    const reachable = new Set(devices.map(({ accountId }) => accountId));
    const notices = heard
      .map(({ accountIds, notice: { type, link } }) => ({
        accountIds: accountIds.filter((id) => reachable.has(id)),
        type,
        link,
      }))
      .filter(({ accountIds }) => accountIds.length > 0);
    if (notices.length === 0) return false;
    await jobs.request(db, {
      kind: 'push.notice',
      title: 'Avisar a los dispositivos',
      accountId: null,
      payload: { notices },
    });
    return true;
  },
  job: {
    kind: 'push.notice',
    lane: 'push',
    run: async (job) => {
      const { notices } = payload.parse(job.payload);
      const { db } = job.services.database;
      const rows = await pushesOf(db, notices);
      const push = await pusher.open(db);
      const outcomes = await handToEach(job, rows, {
        hand: (batch) =>
          Promise.all(
            batch.map(async ({ device, message }) => ({
              id: device.id,
              outcome: await push(device, message),
            })),
          ),
        remember: rememberOutcomes,
      });
      const sent = outcomes.filter(({ outcome }) => outcome === 'sent').length;
      return `${sent} de ${rows.length} dispositivos avisados.`;
    },
  },
});
