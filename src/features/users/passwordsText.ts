import { counted } from '@contract/core/counted';
import type { PasswordsPreview } from '@/services/wms/generated/users.gen';
import { formatNumber } from '@/utils/numbers';

/** The text tells who gets a first password, who does not, and who cannot get it by mail. */
export function passwordsText({ ready, refused, withoutMail, mail }: PasswordsPreview): string {
  const others =
    'La reciben quienes tienen una cuenta que puede entrar y todavía no eligieron su contraseña.';
  if (ready === 0) return `Ninguna de las personas elegidas la puede recibir. ${others}`;
  const parts = [`${counted(ready, 'persona la recibe', 'personas la reciben')}.`];
  if (refused > 0) parts.push(`${formatNumber(refused)} no. ${others}`);
  if (!mail) parts.push('Para enviarlas por correo falta configurar el servidor de correo.');
  else if (withoutMail > 0) {
    parts.push(`${counted(withoutMail, 'no tiene', 'no tienen')} correo cargado: imprimilas.`);
  }
  return parts.join(' ');
}
