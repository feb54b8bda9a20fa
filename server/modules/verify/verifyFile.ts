import { fileLimits } from '@contract/files/fileLimits';
import { verifyFile } from '@contract/verify/verifyAcciones';
import { implement } from '../../engine/acciones/implement';
import { fileTypeOf } from '../../engine/files/fileTypeOf';
import { refuseOver } from '../../engine/files/refuseOver';
import { Fault } from '../../engine/http/fault';
import { turnOfAddress } from '../../engine/signing/turnOf';
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
