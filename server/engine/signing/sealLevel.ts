import type { SealingCertificate } from './certificate/sealingCertificate';

/** The worth of a seal before the law; it is written down with each, as certificates and what is said of them change. */
export const sealLevels = ['digital', 'electronic', 'own'] as const;
export type SealLevel = (typeof sealLevels)[number];

/** Said honestly: only a licensed provider's certificate makes a digital signature. */
export function levelOf({
  selfMade,
  licensed,
}: Pick<SealingCertificate, 'selfMade' | 'licensed'>): SealLevel {
  if (licensed) return 'digital';
  return selfMade ? 'own' : 'electronic';
}

const texts: Record<SealLevel, string> = {
  digital: 'Firma digital: certificado de un certificador licenciado (Ley 25.506).',
  electronic:
    'Firma electrónica (Ley 25.506, art. 5): sellada con el certificado de la organización.',
  own: 'Firma electrónica (Ley 25.506, art. 5): sellada con el certificado propio de la organización.',
};

export const levelText = (level: SealLevel): string => texts[level];
