import type { SecondStep } from '@/services/wms/generated/session.gen';
import { formatDate } from '@/utils/formatDate';

export function secondStepText({ since, codesLeft }: SecondStep): string {
  if (!since) return 'Activala para que nadie entre a tu cuenta solo con saber tu contraseña.';
  const left = codesLeft === 1 ? 'queda 1 código' : `quedan ${codesLeft || 'cero'} códigos`;
  return `Activa desde el ${formatDate(since, 'DD/MM/AAA')}; ${left} de recuperación.`;
}

/** A long key is copied by hand four letters at a time. */
export const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
