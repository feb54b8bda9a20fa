import { verifyFile } from '@contract/verify/verifyFile';
import { Fault } from '../../http/fault';
import { turnOfAddress } from '../../signing/turnOf';
import { implement } from '../implement';
import { judgeFile } from './judgeFile';
import { verifyPace } from './verifyPace';

const MOST = 30 * 1024 * 1024;

export const verifyFileHandler = implement(
  verifyFile,
  async ({ file }, context) => {
    const { services, address } = context;
    verifyPace(address);
    if (file.size > MOST) throw new Fault(413, 'archivo_grande', 'El archivo pesa más de 30 MB.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) {
      throw new Fault(415, 'archivo_tipo', 'Eso no es un PDF.');
    }
    return judgeFile(context, await services.pdf.read(bytes, turnOfAddress(address)));
  },
  { transaction: false },
);
