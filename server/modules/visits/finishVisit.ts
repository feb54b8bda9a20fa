import { checklistFaults } from '@contract/visits/checklistFaults';
import { finishVisit } from '@contract/visits/visitWalkAcciones';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { visitFile } from '../../db/schema/visitEvidence';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { endOf } from './visitMoments';
import type { StoredVisit } from './visitQueries';
import { visitStore } from './visitStore';

export const finishVisitHandler = implement(
  finishVisit,
  async ({ id, report, answers, left, signedBy, ...claim }, context) => {
    const before = await visitStore.hold(context, { id }, 'finish');
    const files = await heldFiles(context.db, id);
    const photosOf = (place: number) =>
      files.filter(({ kind, question }) => kind === 'photo' && question === place).length;
    const faults = checklistFaults(before.checklist, answers, photosOf);
    if (faults.size > 0) {
      throw invalid(
        Object.fromEntries([...faults].map(([place, words]) => [`answers.${place}`, words])),
      );
    }
    if (signedBy === '' && files.some(({ kind }) => kind === 'signature')) {
      throw invalid({ signedBy: 'Poné quién firmó.' });
    }
    const columns = { report, answers, left, signedBy, endedAt: endOf(before, claim) };
    await visitStore.write(context, before, { state: 'done', ...columns }, {});
    if (left !== '') await carryOver(context, before, left);
    return { id };
  },
);

const heldFiles = (db: Db, visitId: number) =>
  db
    .select({ kind: visitFile.kind, question: visitFile.question })
    .from(visitFile)
    .where(eq(visitFile.visitId, visitId));

/** Makes the visit in which the rest is done: a draft of the next day that nobody has, for whoever plans to place. */
async function carryOver(context: Context, done: StoredVisit, left: string): Promise<void> {
  const { fromTime, toTime, minutes, siteId, customerId, purposeId } = done;
  const { place, address, latitude, longitude, radius, checklist } = done;
  const today = await todayAt(context.db, siteId);
  await visitStore.create(
    context,
    {
      ...{ fromTime, toTime, minutes, siteId, customerId, purposeId },
      ...{ place, address, latitude, longitude, radius, checklist },
      day: addDays(today > done.day ? today : done.day, 1),
      note: left,
      continuesId: done.id,
      createdBy: context.viewer.accountId,
    },
    {},
  );
}
