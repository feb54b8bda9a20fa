import type { InputOf } from '@contract/core/accion';
import { linkRecord } from '@contract/sync/link';
import { saveLink } from '@contract/sync/linkAcciones';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { link, linkFile } from '../../db/schema/sync';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { clock } from '../../engine/time/clock';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { forgetLinkKey } from './address/linkKeys';
import type { LinkSource } from './address/linkSource';
import { refuseSource } from './address/refuseSource';
import { movedSecrets } from './address/secretPlaces';
import { findLink, type LinkRowData } from './linkQueries';
import { nextTime } from './linkTimes';
import { nameFor } from './nameFor';
import { openOut } from './out/openOut';
import { type OutLink, refuseOut } from './out/outLink';
import { presentLink } from './presentLink';

export const links = defineStore({
  record: linkRecord,
  table: link,
  find: async ({ db }, id) => findLink(db, eq(link.id, id)),
  missing: 'Ese enlace ya no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${link.name}) = anden_fold(${name})`,
      words: 'Ya hay otro con ese nombre.',
    },
  ],
  tag: 'Link',
  audience: { kind: 'everyone', permission: 'SYNC' },
});

export async function zoneOf(db: Db, siteId: number | null): Promise<string> {
  if (siteId === null) return DEFAULT_ZONE;
  const [row] = await db.select({ zone: site.zone }).from(site).where(eq(site.id, siteId));
  if (!row) throw invalid({ siteId: 'Esa sede no existe.' });
  return row.zone;
}

type Timing = Pick<LinkRowData, 'timing' | 'everyMinutes' | 'days' | 'at' | 'cron'>;

export function refuseTiming({ timing, everyMinutes, days, at, cron }: Timing): void {
  if (timing === 'minutes' && everyMinutes === null) {
    throw invalid({ everyMinutes: 'Poné cada cuántos minutos.' });
  }
  if (timing === 'cron' && cron === null) throw invalid({ cron: 'Escribí el texto cron.' });
  if (timing !== 'days') return;
  if (days.length === 0) throw invalid({ days: 'Elegí al menos un día.' });
  if (at === null) throw invalid({ at: 'Poné la hora.' });
}

type Reading = LinkSource &
  OutLink &
  Pick<LinkRowData, 'direction' | 'folder' | 'files' | 'rules' | 'sendBy'>;

const readingOf = ({ what, via, folder, files, url, rowsPath, rules, ...row }: Reading) => {
  const { wmsEntry, wmsMethod, wmsAccion, wmsUser, wmsParams, wmsPage, wmsTotal } = row;
  const wms = [wmsEntry, wmsMethod, wmsAccion, wmsUser, wmsParams, wmsPage, wmsTotal];
  const { view, period, periodBy, format, outName, sendBy, sftpHost, sftpUser } = row;
  const out = [view, period, periodBy, format, outName, sendBy];
  const sftp = [sftpHost, sftpUser];
  return JSON.stringify([what, via, folder, files, url, rowsPath, rules, wms, out, sftp]);
};

/** Files that were read by other rules are read again; what left by others leaves again, and its run still tells it apart from before. */
async function forgetMarks(db: Db, { id, direction }: LinkRowData): Promise<void> {
  const ofLink = eq(linkFile.linkId, id);
  if (direction === 'out') await db.update(linkFile).set({ hash: '' }).where(ofLink);
  else await db.delete(linkFile).where(ofLink);
}

type Limits = Pick<LinkRowData, 'quietDays' | 'rejectPercent'>;
type Told = Limits & Pick<LinkRowData, 'quietTold' | 'rejectsOver'>;

/** A limit that was passed and told stays so while it is the same. */
const toldOf = (before: Told | undefined, { quietDays, rejectPercent }: Limits) => ({
  quietTold: before !== undefined && before.quietDays === quietDays && before.quietTold,
  rejectsOver: before !== undefined && before.rejectPercent === rejectPercent && before.rejectsOver,
});

/** Nothing comes in by a link that goes out: it has no limits of what does. */
const settled = (asked: InputOf<typeof saveLink>) =>
  asked.direction === 'out' ? { ...asked, quietDays: null, rejectPercent: null, rules: [] } : asked;

export const saveLinkHandler = implement(saveLink, async (asked, context) => {
  const input = settled(asked);
  const acting = await nameFor(context, input, input.accountId);
  refuseTiming(input);
  if (input.direction === 'out') refuseOut(input);
  await refuseSource(context, input);
  const zone = await zoneOf(context.db, input.siteId);
  if (input.direction === 'out') {
    await openOut(context.db, acting, input, { zone, at: clock.now() });
  }
  const { everyMinutes, days, at, cron, timing } = input;
  const saved = await links.save(context, input, async (fields, before) => {
    const paused = before?.paused ?? false;
    if (before && before.direction !== fields.direction) {
      throw invalid({ direction: 'Uno que entra no pasa a salir: hacé otro enlace.' });
    }
    if (before && readingOf(before) !== readingOf(fields)) await forgetMarks(context.db, before);
    // Otherwise whoever may change a link could have its secrets sent to an address of theirs.
    for (const secret of before ? movedSecrets(before, fields) : []) {
      if (before) await forgetLinkKey(context.db, before.id, secret);
    }
    const next = nextTime({ timing, everyMinutes, days, at, cron, paused }, zone, clock.now());
    const { accountId } = acting;
    return { ...fields, accountId, nextAt: next, ...toldOf(before, fields) };
  });
  return presentLink(context, saved);
});
