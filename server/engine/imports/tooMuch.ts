import { Fault } from '../http/fault';

export const tooMuch = (message: string) =>
  new Fault(413, 'archivo_grande', message, { fields: { file: message } });
