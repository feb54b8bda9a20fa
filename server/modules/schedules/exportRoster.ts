import { randomUUID } from 'node:crypto';
import { rangeText } from '@contract/core/rangeText';
import { exportRoster } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { exportUrl } from '../../engine/exports/exportFolder';
import { forbidden } from '../../engine/http/fault';
import type { JobKind } from '../../engine/jobs/jobRunner';
import { readAccountViewer } from '../../engine/session/readViewer';
import { refuseUnknownPlace, rosterPeople } from './rosterPeople';
import { rosterAsked, weeksAsked, writeRoster } from './writeRoster';

/** A task makes the file when there are more people. */
const MOST_AT_ONCE = 1000;

export const exportRosterHandler = implement(
  exportRoster,
  async (input, context) => {
    const { services, viewer, address } = context;
    const { siteId, areaId, search, format } = input;
    await refuseUnknownPlace(context, { siteId, areaId });
    const week = weeksAsked(input);
    const { total } = await rosterPeople(context, { week, search, siteId, areaId, page: 1 });
    const name = `Horarios ${week.from} a ${week.to}.${format}`;
    const asked = { ...input, name, address };
    if (total <= MOST_AT_ONCE) {
      const id = randomUUID();
      await writeRoster(services, viewer, asked, id);
      return { url: exportUrl(id), name };
    }
    await services.jobs.request(services.database.db, {
      kind: rosterJob.kind,
      title: `Exportar horarios, ${rangeText(week.from, week.to, { year: true })}`,
      accountId: viewer.accountId,
      payload: asked,
    });
    await services.jobs.flush();
    return { url: null, name };
  },
  // The file is written before anything is held.
  { transaction: false },
);

/** The weeks of many people; after a crash they are written anew. */
export const rosterJob: JobKind = {
  kind: 'roster-export',
  run: async ({ id, accountId, payload, services }) => {
    const { db } = services.database;
    const viewer = accountId === null ? null : await readAccountViewer(db, accountId);
    if (!viewer) throw forbidden();
    const people = await writeRoster(services, viewer, rosterAsked.parse(payload), id);
    return { message: `${people.toLocaleString('es-AR')} personas.`, link: exportUrl(id) };
  },
};
