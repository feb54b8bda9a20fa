import type { SealingCertificate } from './certificate/sealingCertificate';

/** What a seal is worth before the law, said honestly: only a licensed provider's certificate makes more of it. */
export const levelText = ({ selfMade, licensed }: SealingCertificate): string => {
  if (licensed) return 'Firma digital: certificado de un certificador licenciado (Ley 25.506).';
  return selfMade
    ? 'Firma electrónica (Ley 25.506, art. 5): sellada con el certificado propio de la organización.'
    : 'Firma electrónica (Ley 25.506, art. 5): sellada con el certificado de la organización.';
};
