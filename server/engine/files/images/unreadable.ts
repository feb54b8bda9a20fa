import { Fault } from '../../http/fault';

export const unreadable = () => {
  const message = 'La imagen está dañada o no es una imagen.';
  return new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
};
