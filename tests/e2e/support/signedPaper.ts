import { payrollPdf } from '../../support/payrollPdf';
import { callServer } from './callServer';
import { sentPaper } from './sentPaper';
import { PASSWORD } from './story';

/** A paper that Recursos Humanos sent and the employee signed: its code and its bytes. */
export async function signedPaper(address: string, title: string) {
  const { signer, signature } = await sentPaper(
    address,
    title,
    Buffer.from(await payrollPdf([title])),
  );
  const { file, code } = await callServer<{ file: { url: string }; code: string }>(
    address,
    'firma.firmar',
    { id: signature.id, version: signature.version, outcome: 'signed', clave: PASSWORD },
    signer,
  );
  const response = await fetch(`${address}${file.url}`, {
    headers: { authorization: `Bearer ${signer.JWT}` },
  });
  return { code, bytes: Buffer.from(await response.arrayBuffer()) };
}
