import { fileLimits } from '@contract/files/fileLimits';
import { verifyFile } from '@contract/verify/verifyFile';
import { fileTypeOf } from '../../files/fileTypeOf';
import { refuseOver } from '../../files/refuseOver';
import { Fault } from '../../http/fault';
import { turnOfAddress } from '../../signing/turnOf';
import { implement } from '../implement';
import { judgeFile } from './judgeFile';
import { verifyPace } from './verifyPace';

export const verifyFileHandler = implement(
  verifyFile,
  async ({ file }, context) => {
    const { services, address } = context;
    verifyPace(address);
    refuseOver(file, fileLimits.verifiable);
    if ((await fileTypeOf(file)) !== 'application/pdf') {
      throw new Fault(415, 'archivo_tipo', 'Eso no es un PDF.');
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    return judgeFile(context, await services.pdf.read(bytes, turnOfAddress(address)));
  },
  { transaction: false },
);
