import { getFamily } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { findFamily } from './familyQueries';

export const getFamilyHandler = implement(getFamily, ({ personId }, context) =>
  findFamily(context, personId),
);
