import { Fault } from '../../http/fault';

const HEAVY =
  'Ese PDF pide demasiado para abrirse: guardalo de nuevo (por ejemplo, con “Imprimir a PDF”) y probá con esa copia.';

export const heavyPdf = (message = HEAVY) =>
  new Fault(422, 'pdf_pesado', message, { fields: { file: message } });
