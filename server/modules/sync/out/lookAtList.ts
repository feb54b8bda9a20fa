import type { InputOf, OutputOf } from '@contract/core/accion';
import type { tryLinkOut } from '@contract/sync/out/linkOutAcciones';
import type { Context } from '../../../engine/acciones/context';
import { firstRows } from '../../../engine/exports/firstRows';
import { showFirst } from '../../../engine/exports/showFirst';
import { invalid } from '../../../engine/http/fault';
import { clock } from '../../../engine/time/clock';
import { lentSecrets } from '../address/lentSecrets';
import { refuseSource } from '../address/refuseSource';
import { nextTimes } from '../linkTimes';
import { nameFor } from '../nameFor';
import { refuseTiming, zoneOf } from '../saveLink';
import { openOut } from './openOut';
import { refuseOut } from './outLink';

/** The key that a server shows and nobody accepted yet; what else is wrong with its place is refused. */
async function printOf(
  input: InputOf<typeof tryLinkOut>,
  { db, viewer, services }: Pick<Context, 'db' | 'viewer' | 'services'>,
): Promise<string | null> {
  if (input.via !== 'sftp') return null;
  const secrets = await lentSecrets({ db, viewer }, input);
  const { lookAtTarget } = await import('../sftp/leaveBySftp');
  return lookAtTarget(services, { source: input, secrets });
}

const MOST_SHOWN = 20;
const PATIENCE_MS = 20_000;

/** Opens the list as a run would, and shows how it begins; nothing is left, sent or marked. */
export async function lookAtList(
  input: InputOf<typeof tryLinkOut>,
  { db, viewer, services }: Pick<Context, 'db' | 'viewer' | 'services'>,
): Promise<OutputOf<typeof tryLinkOut>> {
  if (input.direction !== 'out')
    throw invalid({ direction: 'Ese enlace entra: probalo como tal.' });
  refuseTiming(input);
  refuseOut(input);
  const acting = await nameFor({ db, viewer }, input, input.accountId);
  await refuseSource({ services }, input);
  const print = await printOf(input, { db, viewer, services });
  const zone = await zoneOf(db, input.siteId);
  const now = clock.now();
  const out = await openOut(db, acting, input, { zone, at: now });
  await showFirst(services, acting, out.open.open);
  const { total, rows } = await firstRows(services, out.open, MOST_SHOWN, PATIENCE_MS);
  const timing = { ...input, paused: false };
  return {
    print,
    fileName: out.fileName,
    from: out.span?.from ?? null,
    to: out.span?.to ?? null,
    total,
    columns: out.open.columns.map(({ label }) => label),
    // An administrator may lend a name, and does not see by it what its owner sees.
    rows: acting.accountId === viewer.accountId ? rows : null,
    nextRuns: nextTimes(timing, zone, now, 5).map((at) => at.toISOString()),
    zone,
  };
}
