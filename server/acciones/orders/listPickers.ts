import { listPickers } from '@contract/orders/listPickers';
import { notFound } from '../../http/fault';
import { personRefOf } from '../../people/personRefOf';
import { reachesSite } from '../../scope/reachesSite';
import { implement } from '../implement';
import { findPickers } from './pickerQueries';

export const listPickersHandler = implement(listPickers, async ({ siteId }, context) => {
  if (!(await reachesSite(context, siteId))) throw notFound();
  const rows = await findPickers(context.db, siteId);
  return {
    rows: rows.map(({ person, ordersInHand }) => ({
      personId: person.id,
      ordersInHand,
      person: personRefOf(person),
    })),
  };
});
