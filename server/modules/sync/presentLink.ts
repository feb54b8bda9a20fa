import type { Context } from '../../engine/acciones/context';
import { exportTitle } from '../../engine/exports/registry';
import { importTitle } from '../../engine/imports/registry';
import { clock } from '../../engine/time/clock';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import type { LinkRowData } from './linkQueries';
import { nextTimes } from './linkTimes';
import { mayMove } from './nameFor';
import { reopenersOf } from './reopenersOf';

const iso = (at: Date | null) => at?.toISOString() ?? null;
const MOST_SHOWN = 5;

export const presentLinkRow = (row: LinkRowData) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  direction: row.direction,
  what: row.what,
  whatTitle: row.direction === 'out' ? exportTitle(row.what) : importTitle(row.what),
  accountName: row.accountName,
  paused: row.paused,
  health: row.health,
  lastGoodAt: iso(row.lastGoodAt),
  nextAt: iso(row.nextAt),
  pending: row.pending,
});

export async function presentLink(
  { viewer, db }: Pick<Context, 'viewer' | 'db'>,
  row: LinkRowData,
) {
  const zone = row.zone ?? DEFAULT_ZONE;
  return {
    ...presentLinkRow(row),
    via: row.via,
    folder: row.folder,
    files: row.files,
    url: row.url,
    rowsPath: row.rowsPath,
    header: row.header,
    hasKey: row.hasKey,
    hasToken: row.hasToken,
    hasLogin: row.hasLogin,
    wmsEntry: row.wmsEntry,
    wmsMethod: row.wmsMethod,
    wmsAccion: row.wmsAccion,
    wmsUser: row.wmsUser,
    wmsParams: row.wmsParams,
    wmsPage: row.wmsPage,
    wmsTotal: row.wmsTotal,
    sftpHost: row.sftpHost,
    sftpUser: row.sftpUser,
    sftpPrint: row.sftpPrint,
    view: row.view,
    period: row.period,
    periodBy: row.periodBy,
    format: row.format,
    outName: row.outName,
    sendBy: row.sendBy,
    rules: row.rules,
    timing: row.timing,
    everyMinutes: row.everyMinutes,
    days: row.days,
    at: row.at,
    cron: row.cron,
    catchUp: row.catchUp,
    quietDays: row.quietDays,
    rejectPercent: row.rejectPercent,
    siteId: row.siteId,
    accountId: row.accountId,
    note: row.note,
    siteName: row.siteName,
    zone,
    lookedAt: iso(row.lookedAt),
    parked: row.parked,
    reopeners: row.parked > 0 ? await reopenersOf(db) : [],
    nextRuns: nextTimes(row, zone, clock.now(), MOST_SHOWN).map((at) => at.toISOString()),
    quietSince: row.isQuiet ? iso(row.silentSince) : null,
    rejectsOver: row.rejectsOver,
    ownRight: mayMove(viewer, row),
  };
}
