import { previewPublication } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { weekOf } from '../../engine/time/weekOf';
import { readPublication } from './publication';
import { publicationWarnings } from './publicationWarnings';
import { foundPeople, refuseUnknownPlace } from './rosterPeople';

/** More names than these are read by nobody who publishes; the rest is counted. */
const MOST_SHOWN = 100;

export const previewPublicationHandler = implement(
  previewPublication,
  async ({ from, ...shown }, context) => {
    await refuseUnknownPlace(context, shown);
    const { db } = context;
    const week = weekOf(from);
    const found = await readPublication(db, foundPeople(context, shown), week);
    const { people, mark } = found;
    const warnings = await publicationWarnings(db, found, week);
    return { people: people.slice(0, MOST_SHOWN), total: people.length, mark, warnings };
  },
);
