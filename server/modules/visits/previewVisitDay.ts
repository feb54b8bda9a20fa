import { previewVisitDay } from '@contract/visits/visitAcciones';
import { implement } from '../../engine/acciones/implement';
import { readVisitDay } from './readVisitDay';
import { visitDayWarnings } from './visitDayWarnings';

export const previewVisitDayHandler = implement(previewVisitDay, async (asked, context) => {
  const { given, people, unassigned, mark } = await readVisitDay(context, asked);
  return {
    ...{ visits: given.length, people: people.length, unassigned, mark },
    warnings: await visitDayWarnings(context, asked.day, people),
  };
});
