import { onDays } from '@contract/core/rangeText';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import type { Addressed } from '../../engine/notifications/notice';
import { notifyEach } from '../../engine/notifications/notify';
import type { Week } from '../../engine/time/weekOf';
import { shortDay } from './dayWords';
import type { PublicationPerson } from './publication';

/** More would not be read in a bell; the page has them all. */
const MOST_DAYS = 4;

/** "mar 24/11: Tarde 14:00–22:00 (antes Mañana 06:00–14:00)". */
function changeText({ day, before, after }: PublicationPerson['changes'][number]): string {
  const was = before === null ? '' : ` (antes ${before})`;
  return `${shortDay(day)}: ${after ?? 'franco'}${was}`;
}

function noticeOf({ changes }: PublicationPerson, week: Week): Addressed['notice'] {
  const fresh = changes.every(({ before }) => before === null);
  const more = changes.length - MOST_DAYS;
  const days = changes.slice(0, MOST_DAYS).map(changeText);
  const rest = more > 0 ? [more === 1 ? 'y un día más' : `y ${more} días más`] : [];
  return {
    type: 'schedules.published',
    title: `${fresh ? 'Publicaron' : 'Cambió'} tu horario ${onDays(week.from, week.to, { year: false })}`,
    body: [...days, ...rest].join('; '),
    link: '/schedules/mine',
  };
}

/** Each hears of their own days, in words of what changed; whoever published knows it already. */
export async function tellPublication(
  context: Context,
  week: Week,
  people: readonly PublicationPerson[],
): Promise<void> {
  const { db, viewer, emit } = context;
  const accounts = await db
    .select({ id: account.id, personId: account.personId })
    .from(account)
    .where(
      and(
        anyOf(
          account.personId,
          people.map(({ id }) => id),
        ),
        eq(account.active, true),
      ),
    );
  const byPerson = new Map(accounts.map((row) => [row.personId, row.id]));
  const addressed = people.flatMap((one) => {
    const accountId = byPerson.get(one.id);
    return accountId === undefined || accountId === viewer.accountId
      ? []
      : [{ accountIds: [accountId], notice: noticeOf(one, week) }];
  });
  await notifyEach(context, addressed);
  await emit([{ type: 'Roster', id: 'LIST' }], {
    kind: 'accounts',
    ids: accounts.map(({ id }) => id),
  });
}
