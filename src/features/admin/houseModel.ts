import { branding, mailPassword, mailServer, security } from '@contract/house/house';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import { counted } from '@/utils/counted';
import type { House } from './api';

export const brandingForm = branding.extend({
  // An empty box is the product's own colour.
  color: orEmpty(branding.shape.color.unwrap()),
});
export const mailForm = mailServer.extend({
  port: z.coerce.number<string | number>().pipe(mailServer.shape.port),
  password: mailPassword,
});
export const securityForm = security;

export interface BrandingValues {
  name: string;
  color: string;
}
export type MailValues = z.input<typeof mailForm>;
export type SecurityValues = z.input<typeof securityForm>;

export const brandingValues = ({ name, color }: House['branding']): BrandingValues => ({
  name,
  color: color ?? '',
});

export const mailValues = ({ server }: House['mail']): MailValues => ({
  host: server?.host ?? '',
  port: server?.port ?? 465,
  security: server?.security ?? 'tls',
  username: server?.username ?? '',
  from: server?.from ?? '',
  password: '',
});

export const securityValues = ({
  sessionDays,
  tries,
  secondStepForAdmins,
}: House['security']): SecurityValues => ({ sessionDays, tries, secondStepForAdmins });

export const mailSecurities = [
  { value: 'tls', label: 'TLS desde el comienzo (suele ser el puerto 465)' },
  { value: 'starttls', label: 'STARTTLS (suele ser el puerto 587)' },
  { value: 'none', label: 'Sin cifrar: solo dentro de la propia red' },
];

export const days = (count: number): string => counted(count, 'día', 'días');

type Labels<V> = { [K in keyof V]?: string };

/** Both versions of what differs, in words. */
export function houseConflict<V extends object>(
  labels: Labels<V>,
  mine: V,
  stored: V,
): ConflictField[] {
  const text = (value: unknown) =>
    typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value ?? '') || '—';
  return (Object.keys(labels) as (keyof V)[])
    .filter((key) => text(mine[key]) !== text(stored[key]))
    .map((key) => ({
      label: labels[key] ?? '',
      mine: text(mine[key]),
      stored: text(stored[key]),
    }));
}
