// Generated from contract/ by `npm run generate`. Do not edit.
export interface AccionMeta {
  public?: true;
  read?: true;
  private?: readonly string[];
  queueable?: true;
  keptOffline?: true | Readonly<Record<string, unknown>>;
  whileViewing?: boolean;
}

export const accionMeta: Record<string, AccionMeta> = {
  "archivo.subir": {
    "private": [
      "file"
    ]
  },
  "area.borrar": {},
  "area.guardar": {},
  "area.listar": {
    "read": true
  },
  "area.obtener": {
    "read": true
  },
  "auditoria.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ]
  },
  "auditoria.obtener": {
    "read": true
  },
  "auditoria.verificar": {},
  "ausencia.listarCalendario": {
    "read": true
  },
  "busqueda.buscar": {
    "read": true,
    "private": [
      "words"
    ]
  },
  "calendario.obtenerEnlace": {
    "read": true,
    "whileViewing": false
  },
  "calendario.renovarEnlace": {},
  "calendario.revocarEnlace": {},
  "campaniaRecibos.listar": {
    "read": true,
    "whileViewing": false
  },
  "campaniaRecibos.obtener": {
    "read": true,
    "whileViewing": false
  },
  "casa.guardarCorreo": {
    "private": [
      "password"
    ]
  },
  "casa.guardarMarca": {},
  "casa.guardarSeguridad": {},
  "casa.obtener": {
    "read": true
  },
  "casa.probarCorreo": {
    "private": [
      "password",
      "to"
    ]
  },
  "cliente.guardar": {
    "private": [
      "phone"
    ]
  },
  "cliente.listar": {
    "read": true
  },
  "cliente.obtener": {
    "read": true
  },
  "config.guardar": {
    "queueable": true
  },
  "config.obtener": {
    "read": true,
    "whileViewing": false
  },
  "consulta.listadoFeriadosFestivos": {
    "read": true,
    "keptOffline": true
  },
  "copia.borrar": {},
  "copia.cifrar": {
    "private": [
      "phrase"
    ]
  },
  "copia.crear": {},
  "copia.guardarPlan": {},
  "copia.listar": {
    "read": true
  },
  "copia.restaurar": {},
  "cuenta.crearVarias": {
    "private": [
      "selection"
    ]
  },
  "cuenta.entregarClaves": {
    "private": [
      "selection"
    ]
  },
  "cuenta.enviarClaves": {
    "private": [
      "selection"
    ]
  },
  "cuenta.guardar": {},
  "cuenta.obtener": {
    "read": true
  },
  "cuenta.previsualizarClaves": {
    "read": true,
    "private": [
      "selection"
    ]
  },
  "cuenta.quitarSegundoPaso": {},
  "cuenta.reiniciarClave": {},
  "definicion.borrar": {},
  "definicion.buscarValores": {
    "read": true
  },
  "definicion.guardar": {},
  "definicion.listar": {
    "read": true
  },
  "definicion.mover": {},
  "definicion.probar": {
    "read": true
  },
  "delegacion.crear": {},
  "delegacion.listar": {
    "read": true,
    "whileViewing": false
  },
  "delegacion.terminar": {},
  "documento.agregar": {
    "private": [
      "title",
      "file",
      "note"
    ]
  },
  "documento.agregarVersion": {
    "private": [
      "file",
      "note"
    ]
  },
  "documento.cambiar": {
    "private": [
      "title"
    ]
  },
  "documento.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "documento.obtener": {
    "read": true,
    "whileViewing": false
  },
  "documento.pedirFirma": {},
  "documento.quitar": {
    "private": [
      "reason"
    ]
  },
  "evaluacion.borrar": {},
  "evaluacion.guardar": {
    "private": [
      "score",
      "comment"
    ]
  },
  "evaluacion.listar": {
    "read": true,
    "whileViewing": false
  },
  "existencia.ajustar": {},
  "existencia.listar": {
    "read": true
  },
  "existencia.listarMovimientos": {
    "read": true
  },
  "existencia.mover": {},
  "exportacion.crear": {
    "private": [
      "input"
    ]
  },
  "familia.borrarFamiliar": {},
  "familia.guardarContacto": {
    "private": [
      "emergencyName",
      "emergencyKinship",
      "emergencyPhone"
    ]
  },
  "familia.guardarFamiliar": {
    "private": [
      "name",
      "kinship",
      "birthDate",
      "dni",
      "cuil"
    ]
  },
  "familia.obtener": {
    "read": true,
    "whileViewing": false
  },
  "feriado.borrar": {},
  "feriado.guardar": {},
  "feriado.listar": {
    "read": true
  },
  "firma.abrir": {},
  "firma.firmar": {
    "private": [
      "reason",
      "clave"
    ]
  },
  "firma.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "firma.obtener": {
    "read": true,
    "whileViewing": false
  },
  "firma.recordarVarias": {
    "private": [
      "selection"
    ]
  },
  "historia.borrar": {},
  "historia.guardar": {},
  "historia.listar": {
    "read": true,
    "whileViewing": false
  },
  "importacion.aplicar": {},
  "importacion.corregir": {
    "private": [
      "text",
      "alike"
    ]
  },
  "importacion.crearFaltantes": {},
  "importacion.descartar": {},
  "importacion.listarFilas": {
    "read": true
  },
  "importacion.mapear": {},
  "importacion.obtener": {
    "read": true
  },
  "importacion.preparar": {},
  "legajo.guardarImagen": {
    "private": [
      "file"
    ]
  },
  "licencia.adjuntarCertificado": {
    "private": [
      "certificate"
    ]
  },
  "licencia.ajustarSaldo": {
    "private": [
      "reason"
    ]
  },
  "licencia.borrarBloqueo": {},
  "licencia.cancelar": {
    "private": [
      "reason"
    ]
  },
  "licencia.guardarBloqueo": {},
  "licencia.guardarDotacion": {},
  "licencia.guardarTipo": {},
  "licencia.interrumpir": {
    "private": [
      "reason"
    ]
  },
  "licencia.listar": {
    "read": true
  },
  "licencia.listarBloqueos": {
    "read": true
  },
  "licencia.listarDotaciones": {
    "read": true
  },
  "licencia.listarMias": {
    "read": true,
    "keptOffline": true
  },
  "licencia.listarSaldos": {
    "read": true
  },
  "licencia.listarTipos": {
    "read": true
  },
  "licencia.obtener": {
    "read": true
  },
  "licencia.obtenerSaldo": {
    "read": true,
    "keptOffline": {
      "personId": null
    }
  },
  "licencia.pedir": {
    "private": [
      "note"
    ]
  },
  "licencia.simular": {
    "read": true
  },
  "lista.contar": {
    "read": true,
    "private": [
      "input"
    ]
  },
  "loteRecibos.corregirParte": {
    "private": [
      "personId"
    ]
  },
  "loteRecibos.crear": {
    "private": [
      "files"
    ]
  },
  "loteRecibos.descartar": {},
  "loteRecibos.listar": {
    "read": true,
    "whileViewing": false
  },
  "loteRecibos.listarPartes": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "loteRecibos.obtener": {
    "read": true,
    "whileViewing": false
  },
  "loteRecibos.publicar": {},
  "loteRecibos.separarHojas": {},
  "loteRecibos.unirHojas": {},
  "notificacion.dispositivo": {
    "read": true,
    "whileViewing": false
  },
  "notificacion.elegirEnDispositivo": {},
  "notificacion.listar": {
    "read": true,
    "whileViewing": false
  },
  "notificacion.marcarLeidas": {
    "queueable": true
  },
  "notificacion.preferencias": {
    "read": true,
    "whileViewing": false
  },
  "notificacion.quitarDispositivo": {},
  "notificacion.registrarDispositivo": {
    "private": [
      "endpoint",
      "p256dh",
      "auth"
    ]
  },
  "notificacion.silenciar": {},
  "novedad.adjuntarCertificado": {
    "private": [
      "certificate"
    ]
  },
  "novedad.avisar": {
    "private": [
      "typeId",
      "quantity",
      "note",
      "certificate"
    ]
  },
  "novedad.cambiarEstado": {
    "private": [
      "reason"
    ]
  },
  "novedad.cambiarVarias": {
    "private": [
      "selection",
      "reason"
    ]
  },
  "novedad.cargar": {
    "private": [
      "typeId",
      "quantity",
      "note",
      "certificate"
    ]
  },
  "novedad.cargarVarias": {
    "private": [
      "typeId",
      "quantity",
      "note",
      "selection"
    ]
  },
  "novedad.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "novedad.modificar": {
    "private": [
      "typeId",
      "quantity",
      "note"
    ]
  },
  "novedad.obtener": {
    "read": true,
    "whileViewing": false
  },
  "organigrama.listarEquipo": {
    "read": true
  },
  "organigrama.obtenerCamino": {
    "read": true
  },
  "organizacion.obtener": {
    "read": true
  },
  "parametro.borrar": {},
  "parametro.guardar": {},
  "parametro.listar": {
    "read": true
  },
  "pedido.asignar": {},
  "pedido.borrarComentario": {},
  "pedido.buscarReemplazo": {
    "read": true
  },
  "pedido.cambiarVarios": {},
  "pedido.cancelar": {},
  "pedido.comentar": {
    "private": [
      "body"
    ]
  },
  "pedido.consultarDisponible": {
    "read": true
  },
  "pedido.controlar": {},
  "pedido.crear": {},
  "pedido.despachar": {},
  "pedido.devolverLinea": {
    "queueable": true
  },
  "pedido.editar": {},
  "pedido.embalar": {},
  "pedido.entregar": {
    "private": [
      "receiverName",
      "receiverDni",
      "note"
    ]
  },
  "pedido.faltarLinea": {
    "queueable": true
  },
  "pedido.intentarEntrega": {},
  "pedido.liberar": {},
  "pedido.listar": {
    "read": true
  },
  "pedido.listarComentarios": {
    "read": true,
    "keptOffline": true
  },
  "pedido.listarPreparadores": {
    "read": true
  },
  "pedido.obtener": {
    "read": true,
    "keptOffline": true
  },
  "pedido.obtenerCifras": {
    "read": true
  },
  "pedido.obtenerMapa": {
    "read": true
  },
  "pedido.obtenerTablero": {
    "read": true,
    "keptOffline": {
      "search": ""
    }
  },
  "pedido.preparar": {},
  "pedido.reanudar": {},
  "pedido.rechazarEntrega": {},
  "pedido.retener": {},
  "pedido.retroceder": {},
  "pedido.sustituirLinea": {},
  "pedido.terminarPreparacion": {},
  "pedido.tomarLinea": {
    "queueable": true
  },
  "pedido.tomarSiguiente": {},
  "pedidoDocumento.aceptarVarios": {
    "private": [
      "selection"
    ]
  },
  "pedidoDocumento.cancelar": {
    "private": [
      "reason"
    ]
  },
  "pedidoDocumento.crear": {
    "private": [
      "note",
      "selection"
    ]
  },
  "pedidoDocumento.decidir": {
    "private": [
      "reason"
    ]
  },
  "pedidoDocumento.entregar": {
    "private": [
      "file",
      "note"
    ]
  },
  "pedidoDocumento.listar": {
    "read": true,
    "whileViewing": false
  },
  "pedidoDocumento.listarPersonas": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "pedidoDocumento.recordar": {
    "private": [
      "selection"
    ]
  },
  "perfil.guardarContacto": {
    "private": [
      "phone",
      "address",
      "emergencyName",
      "emergencyKinship",
      "emergencyPhone"
    ]
  },
  "perfil.guardarFoto": {
    "private": [
      "file"
    ]
  },
  "perfil.listarPedidos": {
    "read": true,
    "whileViewing": false
  },
  "perfil.obtener": {
    "read": true,
    "whileViewing": false
  },
  "perfil.obtenerPedido": {
    "read": true,
    "whileViewing": false
  },
  "perfil.pedirCambio": {
    "private": [
      "change",
      "clave"
    ]
  },
  "perfil.quitarFoto": {},
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
  "persona.crear": {
    "private": [
      "dni",
      "cuil",
      "birthDate",
      "phone",
      "address"
    ]
  },
  "persona.darDeBaja": {
    "private": [
      "reason"
    ]
  },
  "persona.editar": {
    "private": [
      "dni",
      "cuil",
      "birthDate",
      "phone",
      "address"
    ]
  },
  "persona.guardarFoto": {
    "private": [
      "file"
    ]
  },
  "persona.listar": {
    "read": true
  },
  "persona.obtener": {
    "read": true
  },
  "persona.obtenerFicha": {
    "read": true
  },
  "persona.obtenerPartes": {
    "read": true
  },
  "persona.previsualizarBaja": {
    "read": true
  },
  "persona.quitarFoto": {},
  "persona.reactivar": {},
  "primerosPasos.guardar": {},
  "primerosPasos.obtener": {
    "read": true
  },
  "producto.guardar": {},
  "producto.listar": {
    "read": true
  },
  "producto.listarPedidos": {
    "read": true
  },
  "producto.obtener": {
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
  "publicacion.contarDestinatarios": {
    "read": true
  },
  "publicacion.crear": {},
  "publicacion.editar": {},
  "publicacion.listar": {
    "read": true,
    "keptOffline": true
  },
  "publicacion.listarComentarios": {
    "read": true,
    "keptOffline": true
  },
  "publicacion.listarLectores": {
    "read": true
  },
  "publicacion.marcarLeidas": {
    "queueable": true
  },
  "publicacion.obtener": {
    "read": true,
    "keptOffline": true
  },
  "publicacion.reaccionar": {
    "queueable": true
  },
  "publicacion.recordar": {},
  "publicacion.restaurar": {},
  "recibo.abrir": {
    "queueable": true
  },
  "recibo.firmar": {
    "private": [
      "reason",
      "clave"
    ]
  },
  "recibo.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "keptOffline": {
      "filters": [
        {
          "field": "mine",
          "operator": "is",
          "value": true
        }
      ]
    },
    "whileViewing": false
  },
  "recibo.listarSinRecibo": {
    "read": true,
    "whileViewing": false
  },
  "recibo.obtener": {
    "read": true,
    "whileViewing": false
  },
  "recibo.recordar": {
    "private": [
      "selection"
    ]
  },
  "recibo.reemplazar": {
    "private": [
      "file"
    ]
  },
  "recibo.responder": {
    "private": [
      "answer"
    ]
  },
  "resumen.contarPendientes": {
    "read": true,
    "whileViewing": false
  },
  "resumen.listarAusentes": {
    "read": true
  },
  "resumen.listarFechas": {
    "read": true
  },
  "resumen.obtenerCobertura": {
    "read": true
  },
  "rol.borrar": {},
  "rol.guardar": {},
  "rol.listar": {
    "read": true
  },
  "rol.obtener": {
    "read": true
  },
  "sede.borrar": {},
  "sede.guardar": {},
  "sede.listar": {
    "read": true
  },
  "sede.obtener": {
    "read": true
  },
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
  "servidor.obtenerMapa": {
    "read": true
  },
  "servidor.obtenerSalud": {
    "read": true
  },
  "servidor.probarCorreo": {},
  "sesion.cerrar": {},
  "sesion.listar": {
    "read": true
  },
  "sobre.anular": {
    "private": [
      "reason"
    ]
  },
  "sobre.anularVarios": {
    "private": [
      "selection",
      "reason"
    ]
  },
  "sobre.borrar": {},
  "sobre.enviar": {},
  "sobre.guardar": {
    "private": [
      "title",
      "message",
      "signers"
    ]
  },
  "sobre.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "sobre.obtener": {
    "read": true,
    "whileViewing": false
  },
  "solicitud.aprobar": {
    "private": [
      "note"
    ]
  },
  "solicitud.borrarComentario": {},
  "solicitud.cancelar": {},
  "solicitud.comentar": {
    "private": [
      "body"
    ]
  },
  "solicitud.decidirEnLugar": {
    "private": [
      "reason"
    ]
  },
  "solicitud.decidirVarias": {},
  "solicitud.devolver": {
    "private": [
      "reason"
    ]
  },
  "solicitud.listarComentarios": {
    "read": true,
    "whileViewing": false
  },
  "solicitud.listarMias": {
    "read": true,
    "whileViewing": false
  },
  "solicitud.listarPendientes": {
    "read": true,
    "whileViewing": false
  },
  "solicitud.listarTipos": {
    "read": true
  },
  "solicitud.obtener": {
    "read": true,
    "whileViewing": false
  },
  "solicitud.reasignar": {
    "private": [
      "reason"
    ]
  },
  "solicitud.rechazar": {
    "private": [
      "reason"
    ]
  },
  "solicitud.recordar": {},
  "sueldo.guardar": {
    "private": [
      "salary",
      "cbu",
      "bankAlias"
    ]
  },
  "sueldo.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "sueldo.obtener": {
    "read": true,
    "whileViewing": false
  },
  "tarea.administrar": {
    "read": true
  },
  "tarea.cancelar": {},
  "tarea.listar": {
    "read": true,
    "whileViewing": false
  },
  "tarea.listarResultados": {
    "read": true,
    "whileViewing": false
  },
  "tarea.listarRutinas": {
    "read": true
  },
  "tarea.reintentar": {},
  "tipoDocumento.guardar": {},
  "tipoDocumento.listar": {
    "read": true,
    "whileViewing": false
  },
  "tipoNovedad.guardar": {},
  "tipoNovedad.listar": {
    "read": true,
    "whileViewing": false
  },
  "ubicacion.guardar": {},
  "ubicacion.listar": {
    "read": true
  },
  "ubicacion.obtener": {
    "read": true
  },
  "usuario.activarSegundoPaso": {
    "private": [
      "codigo"
    ]
  },
  "usuario.cambiarClave": {
    "private": [
      "claveActual",
      "claveNueva"
    ]
  },
  "usuario.cerrarSesion": {},
  "usuario.elegirClave": {
    "public": true,
    "private": [
      "enlace",
      "claveNueva"
    ]
  },
  "usuario.ingresar": {
    "public": true,
    "private": [
      "usuario",
      "clave",
      "codigo"
    ]
  },
  "usuario.olvidarClave": {
    "public": true,
    "private": [
      "usuario"
    ]
  },
  "usuario.prepararSegundoPaso": {
    "private": [
      "clave"
    ]
  },
  "usuario.quitarSegundoPaso": {
    "private": [
      "clave",
      "codigo"
    ]
  },
  "usuario.renovar": {
    "whileViewing": true
  },
  "usuario.renovarCodigos": {
    "private": [
      "clave"
    ]
  },
  "usuario.salir": {
    "whileViewing": true
  },
  "usuario.segundoPaso": {
    "read": true,
    "whileViewing": false
  },
  "usuario.sesiones": {
    "read": true,
    "whileViewing": false
  },
  "verComo.empezar": {},
  "verComo.terminar": {
    "whileViewing": true
  },
  "verificacion.comprobarArchivo": {
    "public": true,
    "private": [
      "file"
    ]
  },
  "verificacion.obtenerPapel": {
    "public": true,
    "read": true,
    "private": [
      "code"
    ]
  },
  "vista.borrar": {},
  "vista.elegirPrimera": {},
  "vista.guardar": {},
  "vista.listar": {
    "read": true
  },
  "vista.listarDeRol": {
    "read": true
  }
};
