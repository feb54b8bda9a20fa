import { previewPublication } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { readPublication } from './publication';
import { peopleOf, refuseUnknownPlace } from './rosterPeople';
import { weekOf } from './week';

export const previewPublicationHandler = implement(
  previewPublication,
  async ({ from, ...whose }, context) => {
    await refuseUnknownPlace(context, whose);
    const { people, mark } = await readPublication(
      context.db,
      peopleOf(context, whose),
      weekOf(from),
    );
    return { people, mark };
  },
);
