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

type Reading = LinkSource & Pick<LinkRowData, 'what' | 'folder' | 'files' | 'rules'>;

const readingOf = ({ what, via, folder, files, url, rowsPath, rules, ...row }: Reading) => {
  const { wmsEntry, wmsMethod, wmsAccion, wmsUser, wmsParams, wmsPage, wmsTotal } = row;
  const wms = [wmsEntry, wmsMethod, wmsAccion, wmsUser, wmsParams, wmsPage, wmsTotal];
  return JSON.stringify([what, via, folder, files, url, rowsPath, rules, wms]);
};

type Limits = Pick<LinkRowData, 'quietDays' | 'rejectPercent'>;
type Told = Limits & Pick<LinkRowData, 'quietTold' | 'rejectsOver'>;

/** A limit that was passed and told stays so while it is the same. */
const toldOf = (before: Told | undefined, { quietDays, rejectPercent }: Limits) => ({
  quietTold: before !== undefined && before.quietDays === quietDays && before.quietTold,
  rejectsOver: before !== undefined && before.rejectPercent === rejectPercent && before.rejectsOver,
});

export const saveLinkHandler = implement(saveLink, async (input, context) => {
  const { accountId } = await nameFor(context, input.what, input.accountId);
  refuseTiming(input);
  await refuseSource(context, input);
  const zone = await zoneOf(context.db, input.siteId);
  const { everyMinutes, days, at, cron, timing } = input;
  const saved = await links.save(context, input, async (fields, before) => {
    const paused = before?.paused ?? false;
    // Files that were read by other rules are read again.
    if (before && readingOf(before) !== readingOf(fields)) {
      await context.db.delete(linkFile).where(eq(linkFile.linkId, before.id));
    }
    // Otherwise whoever may change a link could have its secrets sent to an address of theirs.
    for (const secret of before ? movedSecrets(before, fields) : []) {
      if (before) await forgetLinkKey(context.db, before.id, secret);
    }
    const next = nextTime({ timing, everyMinutes, days, at, cron, paused }, zone, clock.now());
    return { ...fields, accountId, nextAt: next, ...toldOf(before, fields) };
  });
  return presentLink(context, saved);
});
