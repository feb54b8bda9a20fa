import type { AccionDefinition } from '@contract/core/accion';
import { whileViewing } from '@contract/session/whileViewing';
import { Fault, forbidden, hiddenView, readOnlyView } from '../http/fault';
import { keepsPay } from '../pay/keepsPay';
import type { Viewer } from './context';
import { heldFlags } from './heldFlags';

/** Until the first password is changed, a session can only do that or leave. */
const beforeFirstPassword = new Set(['usuario.cambiarClave', 'usuario.salir', 'usuario.renovar']);

export function authorize(accion: AccionDefinition, viewer: Viewer): void {
  if (viewer.mustChangePassword && !beforeFirstPassword.has(accion.name)) {
    throw forbidden('Antes de seguir tenés que elegir tu contraseña.');
  }
  if (viewer.viewing) {
    const rule = whileViewing(accion);
    if (rule !== 'allowed') throw rule === 'hidden' ? hiddenView() : readOnlyView();
  }
  const held = heldFlags(accion, viewer.roles);
  if (!held) return;
  if (held.length === 0) throw forbidden();
  if (accion.keepers === 'pay' && !keepsPay(viewer)) throw forbidden();
  if (viewer.needsSecondStep && held.every((flag) => flag.startsWith('ADMIN'))) {
    throw forbidden('Para administrar, activá la verificación en dos pasos en tu perfil.');
  }
}

/** The same as a question: for what shows only as much as its viewer may ask for. */
export function mayAsk(accion: AccionDefinition, viewer: Viewer): boolean {
  try {
    authorize(accion, viewer);
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}
