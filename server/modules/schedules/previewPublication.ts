import { previewPublication } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { readPublication } from './publication';
import { foundPeople, refuseUnknownPlace } from './rosterPeople';
import { weekOf } from './week';

export const previewPublicationHandler = implement(
  previewPublication,
  async ({ from, ...shown }, context) => {
    await refuseUnknownPlace(context, shown);
    const { people, mark } = await readPublication(
      context.db,
      foundPeople(context, shown),
      weekOf(from),
    );
    return { people, mark };
  },
);
