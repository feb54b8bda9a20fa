import { invalid } from '../http/fault';

export function wrongFilter(field: string): never {
  throw invalid({ filters: `El filtro de ${field} no es válido.` });
}
