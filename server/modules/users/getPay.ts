import { getPay } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { findPay } from './payQueries';

export const getPayHandler = implement(getPay, ({ personId }, context) =>
  findPay(context, personId),
);
