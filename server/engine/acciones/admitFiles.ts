import { withoutFiles } from '../http/bodies/fileFields';
import { Fault } from '../http/fault';
import type { WmsCall } from '../http/transport';
import { validateInput } from '../http/validateInput';
import type { Services } from './context';
import { contextFor, publicContext } from './contextFor';
import type { Caller, OpenedCall } from './openCall';

function early(accion: OpenedCall['handler']['accion'], call: WmsCall): unknown {
  try {
    return validateInput(withoutFiles(accion.input), call);
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

/** An accion is admitted before a file of it is read, where the fields that came first say enough; else after them all. */
export async function admitFiles(
  services: Services,
  { handler, viewer }: OpenedCall,
  call: WmsCall,
  caller: Caller,
): Promise<void> {
  const { accion, admit } = handler;
  const input = admit ? early(accion, call) : null;
  if (!admit || input === null) return;
  const { db } = services.database;
  const parts = { services, connection: caller, accion, db, after: [] };
  await admit(input, viewer ? contextFor(parts, viewer) : publicContext(parts));
}
