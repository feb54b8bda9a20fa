import { choice, text } from '../core/fields';

const ownNames = 'token|accion|nusuario';
const accionWords = 'Es el nombre de una acción, como producto.listar.';
const userWords = 'Es el número o el nombre que el otro WMS espera en nusuario.';
const paramWords =
  'Va uno por renglón, como size=200. El token, la acción y el usuario ya tienen su lugar.';
const pageWords = 'Es un nombre como page, o pagina=0 si la primera página es la cero.';
const totalWords = 'Son los nombres que llevan al total, con puntos: datos.total.';

/** How a link asks another WMS that speaks the protocol of acciones; of other links, all of it is empty. */
export const wmsSourceFields = {
  wmsEntry: choice(
    'Página de entrada',
    { 'web-service': 'web-service', 'mobile-final': 'mobile-final' },
    { byDefault: 'web-service' },
  ),
  wmsMethod: choice('Cómo se pide', { POST: 'POST', GET: 'GET' }, { byDefault: 'POST' }),
  // No field is called as a part of the protocol: those are taken out of what an accion is sent.
  wmsAccion: text('Acción del otro WMS', {
    optional: true,
    max: 80,
    pattern: [/^$|^(?=.{1,80}$)[a-z][\w-]*(\.[\w-]+)*$/i, accionWords],
  }),
  wmsUser: text('Usuario en el otro WMS', {
    optional: true,
    max: 40,
    pattern: [/^[\w.@-]{0,40}$/, userWords],
    none: 'Sin usuario',
  }),
  // A key may be written in it against all advice: it stays out of addresses and logs.
  wmsParams: text('Datos fijos', {
    optional: true,
    private: true,
    rows: 3,
    max: [1000, 'Son hasta 1.000 letras.'],
    pattern: [
      new RegExp(`^(?:(?!(?:${ownNames})=)[\\w.[\\]-]{1,60}=[^\\r\\n]*(?:\\r?\\n|$))*$`, 'i'),
      paramWords,
    ],
    none: 'Ninguno',
  }),
  wmsPage: text('Dato con el número de página', {
    optional: true,
    max: 46,
    pattern: [
      new RegExp(`^$|^(?!(?:${ownNames})(?:=|$))[\\w.[\\]-]{1,40}(=\\d{1,5})?$`, 'i'),
      pageWords,
    ],
    none: 'Una sola respuesta',
  }),
  wmsTotal: text('Dónde está el total', {
    optional: true,
    max: 120,
    pattern: [/^$|^(?=.{1,120}$)[^\s.]+(\.[^\s.]+)*$/u, totalWords],
    none: 'En total, si lo dice',
  }),
};
