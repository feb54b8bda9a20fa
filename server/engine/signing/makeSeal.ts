import { DateTime } from 'luxon';
import { type PutFile, putPdf } from '../files/storePdf';
import type { SealingCertificate } from './certificate/sealingCertificate';
import type { Turn } from './pdf/pdfWork';
import { levelOf, type SealLevel } from './sealLevel';
import type { SigningTools } from './signingTools';

export interface Sealing {
  /** The field that was kept for who signs. */
  field: string;
  /** The signer as readers of PDF name them: "Juárez, Delfina (legajo 7)". */
  name: string;
  /** The signer as the evidence page names them. */
  by: string;
  /** The signer's act: "Firmado en conformidad". */
  text: string;
  reason: string;
  at: Date;
  zone: string;
  address: string;
  /** How they proved who they are: "con su contraseña". */
  proof?: string;
}

/** A file with one more seal, in the store, and what that seal was made with. */
export interface MadeSeal {
  file: PutFile;
  certificate: SealingCertificate;
  level: SealLevel;
  /** The authority that says when, where there is one. */
  stampedBy: string | null;
}

/** The paper with one more seal, which says who, what, when and from where. */
export async function makeSeal(
  { services }: SigningTools,
  bytes: Uint8Array,
  turn: Turn,
  { field, name, by, text, reason, at, zone, address, proof }: Sealing,
): Promise<MadeSeal> {
  const when = DateTime.fromJSDate(at).setZone(zone);
  const where = [
    `${when.toFormat('dd/MM/yyyy HH:mm:ss')} (UTC${when.toFormat('ZZ')})`,
    ...(address ? [`desde ${address}`] : []),
    ...(proof ? [proof] : []),
  ];
  const certificate = await services.certificate();
  const seal = {
    field,
    name,
    reason: reason ? `${text}: ${reason}` : text,
    at,
    lines: [text, by, where.join(' · '), ...(reason ? [`Motivo: ${reason}`] : [])],
  };
  const sealed = await services.pdf.seal(bytes, seal, certificate, turn);
  const file = await putPdf(services.files, sealed.bytes);
  return { file, certificate, level: levelOf(certificate), stampedBy: sealed.stampedBy };
}
