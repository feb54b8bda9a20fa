import type { Context } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import { daysInWords } from '../absences/absenceWords';
import type { StoredNews } from './newsQueries';
import { newsOwner } from './recordNews';

const titles = {
  entered: 'Cargaron una novedad tuya',
  validate: 'Validaron una novedad tuya',
  reject: 'Rechazaron una novedad tuya',
  reopen: 'Una novedad tuya volvió a estar pendiente',
  cancel: 'Anularon una novedad tuya',
};

/** Rings for whose it is; what it is they read inside, and never in a mail. */
export async function tellNewsOwner(
  context: Context,
  row: StoredNews,
  what: keyof typeof titles,
): Promise<void> {
  const { accountId } = await newsOwner(context, row.id);
  if (accountId === null || accountId === context.viewer.accountId) return;
  const days = daysInWords(row);
  await notify(context, [accountId], {
    type: 'news.changed',
    title: titles[what],
    body: days.charAt(0).toUpperCase() + days.slice(1),
    link: `/news/${row.id}`,
  });
}
