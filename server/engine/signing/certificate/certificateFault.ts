import { X509Certificate } from 'node:crypto';
import { DateTime } from 'luxon';
import forge from 'node-forge';

interface Checked {
  /** DER. */
  certificate: Buffer;
  /** The organisation may state that it makes digital signatures only of a certificate that says what it is for. */
  licensed: boolean;
}

interface KeyUsage {
  digitalSignature?: boolean;
  nonRepudiation?: boolean;
}

const usageOf = (certificate: Buffer): KeyUsage | null =>
  forge.pki
    .certificateFromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(certificate.toString('binary'))),
    )
    .getExtension('keyUsage') as KeyUsage | null;

const said = (day: string | Date) => DateTime.fromJSDate(new Date(day)).toFormat('dd/MM/yyyy');

/** Why nothing can be sealed with a certificate now, if nothing can. */
export function certificateFault({ certificate, licensed }: Checked, at: Date): string | null {
  const { validFrom, validTo } = new X509Certificate(certificate);
  if (at < new Date(validFrom)) return `todavía no vale: empieza el ${said(validFrom)}.`;
  if (at > new Date(validTo))
    return `venció el ${said(validTo)}: pedí uno nuevo a quien lo emitió.`;
  const usage = usageOf(certificate);
  if (usage ? usage.digitalSignature || usage.nonRepudiation : !licensed) return null;
  return 'no es para firmar: entre sus usos tiene que estar la firma digital (digitalSignature o nonRepudiation).';
}
