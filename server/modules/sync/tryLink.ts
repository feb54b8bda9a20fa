import { tryLink } from '@contract/sync/linkAcciones';
import { implementPrepared } from '../../engine/acciones/implement';
import { clock } from '../../engine/time/clock';
import { whenAsked } from '../../engine/whenAsked';
import { nextTimes } from './linkTimes';
import { zoneOf } from './saveLink';

/** Tells what a run would do now; how content is looked at is loaded with the first trial. */
export const tryLinkHandler = implementPrepared(
  tryLink,
  whenAsked(async () => (await import('./lookAtContent')).lookAtContent),
  async (input, { db }, { print, fileName, found }) => {
    const zone = await zoneOf(db, input.siteId);
    const timing = { ...input, paused: false };
    const nextRuns = nextTimes(timing, zone, clock.now(), 5).map((at) => at.toISOString());
    return { print, fileName, ...found, nextRuns, zone };
  },
);
