import { DateTime } from 'luxon';
import type { Notice } from '../../engine/notifications/notify';

interface Expiring {
  id: number;
  typeName: string;
  title: string;
  expiresOn: string;
  past: boolean;
}

/** For whose paper it is. */
export function expiryNotice({ id, typeName, title, expiresOn, past }: Expiring): Notice {
  const day = DateTime.fromISO(expiresOn).toFormat('dd/MM/yyyy');
  return {
    type: 'documents.expiring',
    title: past ? `${typeName}: venció el ${day}` : `${typeName}: vence el ${day}`,
    body: title,
    link: `/documents/${id}`,
  };
}

/** For who keeps the files: how many, and where to find them. */
export const keepersNotice = (count: number): Notice => ({
  type: 'documents.expiring',
  title:
    count === 1
      ? 'Hay un documento vencido o por vencer'
      : `Hay ${count} documentos vencidos o por vencer`,
  body: 'Mirá de quiénes son y pediles el nuevo.',
  link: '/documents?orden=expiresOn:asc&filtro=validity:in:expiring,expired',
});
