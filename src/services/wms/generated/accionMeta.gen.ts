// Generated from contract/ by `npm run generate`. Do not edit.
export interface AccionMeta {
  public?: true;
  read?: true;
  private?: readonly string[];
  queueable?: true;
}

export const accionMeta: Record<string, AccionMeta> = {
  "archivo.subir": {
    "private": [
      "file"
    ]
  },
  "config.guardar": {},
  "config.obtener": {
    "read": true
  },
  "consulta.listadoFeriadosFestivos": {
    "read": true
  },
  "legajo.guardarImagen": {
    "private": [
      "file"
    ]
  },
  "lista.contar": {
    "read": true,
    "private": [
      "input"
    ]
  },
  "notificacion.listar": {
    "read": true
  },
  "notificacion.marcarLeidas": {},
  "notificacion.preferencias": {
    "read": true
  },
  "notificacion.silenciar": {},
  "organizacion.obtener": {
    "read": true
  },
  "persona.administrar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ]
  },
  "persona.cambiarVarias": {
    "private": [
      "selection"
    ]
  },
  "persona.listar": {
    "read": true
  },
  "persona.obtener": {
    "read": true
  },
  "publicacion.archivar": {},
  "publicacion.borrarComentario": {},
  "publicacion.comentar": {
    "queueable": true
  },
  "publicacion.confirmarLectura": {
    "queueable": true
  },
  "publicacion.crear": {},
  "publicacion.editar": {},
  "publicacion.listar": {
    "read": true
  },
  "publicacion.listarComentarios": {
    "read": true
  },
  "publicacion.listarLectores": {
    "read": true
  },
  "publicacion.marcarLeidas": {
    "queueable": true
  },
  "publicacion.obtener": {
    "read": true
  },
  "publicacion.reaccionar": {
    "queueable": true
  },
  "publicacion.recordar": {},
  "publicacion.restaurar": {},
  "servidor.crearAdministrador": {
    "public": true,
    "private": [
      "codigo",
      "nombre",
      "apellido",
      "usuario",
      "clave"
    ]
  },
  "servidor.estado": {
    "public": true,
    "read": true
  },
  "tarea.listar": {
    "read": true
  },
  "tarea.listarResultados": {
    "read": true
  },
  "usuario.cambiarClave": {
    "private": [
      "claveActual",
      "claveNueva"
    ]
  },
  "usuario.cerrarSesion": {},
  "usuario.ingresar": {
    "public": true,
    "private": [
      "usuario",
      "clave"
    ]
  },
  "usuario.renovar": {},
  "usuario.salir": {},
  "usuario.sesiones": {
    "read": true
  }
};
