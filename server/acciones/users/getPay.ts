import { getPay } from '@contract/users/getPay';
import { implement } from '../implement';
import { findPay } from './payQueries';

export const getPayHandler = implement(getPay, ({ personId }, context) =>
  findPay(context, personId),
);
