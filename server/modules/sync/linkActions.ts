import { linkFields } from '@contract/sync/link';
import { copyLink, getLink, pauseLink, runLink } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { link } from '../../db/schema/sync';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { lastChange } from '../../engine/audit/lastChange';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { clock } from '../../engine/time/clock';
import { silenceEnds } from './alerts/isQuiet';
import { findLink } from './linkQueries';
import { nextTime } from './linkTimes';
import { mayLend, mayMove, nameFor } from './nameFor';
import { presentLink } from './presentLink';
import { beginRun } from './runs/beginRun';
import { tellLinks } from './runs/tellLinks';
import { links, zoneOf } from './saveLink';

async function openLink({ db }: Pick<Context, 'db'>, id: number) {
  const row = await findLink(db, eq(link.id, id));
  if (!row) throw notFound('Ese enlace ya no existe.');
  return row;
}

export const getLinkHandler = implement(getLink, async ({ id }, context) =>
  presentLink(context, await openLink(context, id)),
);

export const runLinkHandler = implement(runLink, async ({ id, again }, context) => {
  const { stored } = await links.hold(context, { id });
  const reason = again && stored.direction === 'out' ? 'again' : 'hand';
  const begun = await beginRun(context.db, context.services, stored, reason);
  if (!begun) throw conflict('Ya está corriendo.');
  await context.audit({ entity: 'link', entityId: id, after: { runId: begun } });
  await tellLinks(context.emit);
  context.afterCommit(() => context.services.jobs.flush());
  return presentLink(context, await openLink(context, id));
});

export const pauseLinkHandler = implement(pauseLink, async ({ id, version, paused }, context) => {
  const { stored, shown } = await links.hold(context, { id });
  if (stored.version !== version) {
    throw staleVersion(shown, await lastChange(context.db, 'link', id));
  }
  const zone = await zoneOf(context.db, stored.siteId);
  const nextAt = nextTime({ ...stored, paused }, zone, clock.now());
  await context.db
    .update(link)
    .set({ paused, nextAt, version: version + 1, ...(paused ? {} : silenceEnds) })
    .where(eq(link.id, id));
  await context.audit({
    ...{ entity: 'link', entityId: id },
    ...{ before: { paused: stored.paused }, after: { paused } },
  });
  await tellLinks(context.emit);
  return presentLink(context, await openLink(context, id));
});

const MOST_NAME = 80;

/** A name that nobody has: the same with a number. */
async function copyName({ db }: Pick<Context, 'db'>, name: string): Promise<string> {
  const taken = new Set(
    (await db.select({ name: link.name }).from(link)).map((one) => one.name.toLowerCase()),
  );
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? ' (copia)' : ` (copia ${number})`;
    const made = `${name.slice(0, MOST_NAME - tail.length)}${tail}`;
    if (!taken.has(made.toLowerCase())) return made;
  }
}

/** The copy reads nothing until somebody looks at it. */
export const copyLinkHandler = implement(copyLink, async ({ id }, context) => {
  const from = await openLink(context, id);
  const { viewer } = context;
  const asked = mayLend(viewer) && !mayMove(viewer, from) ? from.accountId : null;
  const { accountId } = await nameFor(context, from, asked);
  const fields = linkFields.parse({ ...from, name: await copyName(context, from.name) });
  const own = { accountId, paused: true, nextAt: null };
  const saved = await links.save(context, fields, (asked) => ({ ...asked, ...own }));
  return presentLink(context, saved);
});
