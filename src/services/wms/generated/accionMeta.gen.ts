// Generated from contract/ by `npm run generate`. Do not edit.
export interface AccionMeta {
  public?: true;
  read?: true;
  private?: readonly string[];
  alone?: true;
  entry?: 'mobile-final';
  queueable?: true;
  keptOffline?: true | Readonly<Record<string, unknown>>;
  whileViewing?: boolean;
}

export const accionMeta: Record<string, AccionMeta> = {
  "acuerdoBanco.borrar": {},
  "acuerdoBanco.guardar": {},
  "acuerdoBanco.listar": {
    "read": true
  },
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
  "asignacionHorario.borrar": {},
  "asignacionHorario.guardar": {},
  "asignacionHorario.listar": {
    "read": true
  },
  "asignacionHorario.simular": {
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
  "bancoHoras.ajustar": {
    "private": [
      "reason"
    ]
  },
  "bancoHoras.cancelarUso": {
    "private": [
      "reason"
    ]
  },
  "bancoHoras.listar": {
    "read": true
  },
  "bancoHoras.obtener": {
    "read": true,
    "keptOffline": {
      "personId": null
    }
  },
  "bancoHoras.pedirUso": {
    "private": [
      "reason"
    ]
  },
  "bancoHoras.simularUso": {
    "read": true
  },
  "busqueda.buscar": {
    "read": true,
    "private": [
      "words"
    ]
  },
  "busqueda.compartir": {},
  "busqueda.contarEnElMuro": {},
  "busqueda.guardar": {},
  "busqueda.listar": {
    "read": true
  },
  "busqueda.mostrarEnlaces": {
    "read": true
  },
  "busqueda.obtener": {
    "read": true
  },
  "calendario.obtenerEnlace": {
    "read": true,
    "whileViewing": false
  },
  "calendario.renovarEnlace": {},
  "calendario.revocarEnlace": {},
  "cambioTurno.listarColegas": {
    "read": true
  },
  "cambioTurno.listarPropios": {
    "read": true
  },
  "cambioTurno.pedir": {
    "private": [
      "reason"
    ]
  },
  "cambioTurno.responder": {
    "private": [
      "reason"
    ]
  },
  "cambioTurno.retirar": {},
  "campaniaRecibos.listar": {
    "read": true,
    "whileViewing": false
  },
  "campaniaRecibos.obtener": {
    "read": true,
    "whileViewing": false
  },
  "canal.guardar": {},
  "canal.listar": {
    "read": true,
    "whileViewing": false
  },
  "casa.confirmarCorreo": {},
  "casa.guardarCorreo": {
    "private": [
      "password"
    ]
  },
  "casa.guardarLogo": {},
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
  "casa.quitarLogo": {},
  "categoriaGasto.guardar": {},
  "categoriaGasto.listar": {
    "read": true,
    "keptOffline": true
  },
  "cierre.cargarAjuste": {
    "private": [
      "reason"
    ]
  },
  "cierre.cerrarHoras": {},
  "cierre.cerrarSueldos": {},
  "cierre.comprobarSello": {
    "read": true
  },
  "cierre.listar": {
    "read": true
  },
  "cierre.listarAjustes": {
    "read": true
  },
  "cierre.listarAjustesPropios": {
    "read": true,
    "keptOffline": true
  },
  "cierre.quitarAjuste": {},
  "cierre.reabrir": {},
  "cierre.verPendientes": {
    "read": true
  },
  "cliente.guardar": {
    "private": [
      "phone",
      "email"
    ]
  },
  "cliente.listar": {
    "read": true
  },
  "cliente.obtener": {
    "read": true
  },
  "conceptoSueldo.guardar": {},
  "conceptoSueldo.listar": {
    "read": true,
    "whileViewing": false
  },
  "conceptoSueldo.probar": {
    "read": true,
    "whileViewing": false
  },
  "conceptoSueldo.quitar": {},
  "config.guardar": {
    "queueable": true
  },
  "config.obtener": {
    "read": true,
    "whileViewing": false
  },
  "consentimiento.guardar": {
    "private": [
      "personId",
      "note"
    ]
  },
  "consentimiento.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "consentimiento.quitar": {},
  "consulta.listadoFeriadosFestivos": {
    "read": true,
    "keptOffline": true
  },
  "conteo.agregarHallado": {
    "queueable": true
  },
  "conteo.anticipar": {
    "read": true
  },
  "conteo.borrarComentario": {},
  "conteo.cancelar": {},
  "conteo.cerrar": {},
  "conteo.comentar": {
    "private": [
      "body"
    ]
  },
  "conteo.contar": {
    "queueable": true
  },
  "conteo.empezar": {},
  "conteo.listar": {
    "read": true
  },
  "conteo.listarComentarios": {
    "read": true,
    "keptOffline": true
  },
  "conteo.listarLineas": {
    "read": true
  },
  "conteo.listarPorContar": {
    "read": true
  },
  "conteo.obtener": {
    "read": true,
    "keptOffline": true
  },
  "conteo.obtenerExactitud": {
    "read": true
  },
  "conteo.recorrer": {
    "read": true,
    "keptOffline": true
  },
  "conteo.resolverLineas": {},
  "conteo.revertir": {},
  "conversacion.abrir": {},
  "conversacion.agregar": {},
  "conversacion.bloquear": {},
  "conversacion.crearGrupo": {},
  "conversacion.escribir": {
    "alone": true
  },
  "conversacion.listar": {
    "read": true,
    "keptOffline": true,
    "whileViewing": false
  },
  "conversacion.marcarLeida": {
    "queueable": true
  },
  "conversacion.marcarNoLeida": {},
  "conversacion.mencionables": {
    "read": true,
    "private": [
      "words"
    ],
    "whileViewing": false
  },
  "conversacion.obtener": {
    "read": true,
    "keptOffline": true,
    "whileViewing": false
  },
  "conversacion.quitar": {},
  "conversacion.renombrar": {},
  "conversacion.salir": {},
  "conversacion.silenciar": {},
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
  "corrida.listar": {
    "read": true
  },
  "credencial.elegirPin": {
    "private": [
      "pin"
    ]
  },
  "credencial.obtener": {
    "read": true,
    "keptOffline": true,
    "whileViewing": false
  },
  "credencial.renovar": {},
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
  "deduccionGanancias.guardar": {
    "private": [
      "personId",
      "amount",
      "detail"
    ]
  },
  "deduccionGanancias.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "deduccionGanancias.quitar": {},
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
  "demo.obtenerHistoria": {
    "read": true,
    "whileViewing": false
  },
  "denuncia.crear": {
    "private": [
      "reason"
    ]
  },
  "denuncia.guardar": {
    "private": [
      "outcome"
    ]
  },
  "denuncia.listar": {
    "read": true,
    "whileViewing": false
  },
  "denuncia.obtener": {
    "read": true,
    "whileViewing": false
  },
  "depositoCargas.guardar": {},
  "depositoCargas.listar": {
    "read": true,
    "whileViewing": false
  },
  "depositoCargas.quitar": {},
  "destino.guardar": {},
  "destino.obtener": {
    "read": true
  },
  "disenoBanco.guardar": {
    "private": [
      "heading",
      "columns",
      "closing"
    ]
  },
  "disenoBanco.listar": {
    "read": true,
    "whileViewing": false
  },
  "disenoBanco.previsualizar": {
    "read": true,
    "private": [
      "heading",
      "columns",
      "closing"
    ],
    "whileViewing": false
  },
  "disenoBanco.quitar": {},
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
  "embargo.guardar": {
    "private": [
      "personId",
      "court",
      "file",
      "account",
      "percent",
      "amount",
      "total",
      "takenBefore",
      "note"
    ]
  },
  "embargo.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "embargo.obtener": {
    "read": true,
    "whileViewing": false
  },
  "embargo.quitar": {},
  "enlace.borrar": {},
  "enlace.copiar": {},
  "enlace.correr": {},
  "enlace.filasPorDia": {
    "read": true
  },
  "enlace.guardar": {
    "private": [
      "url",
      "wmsParams"
    ]
  },
  "enlace.guardarClave": {
    "private": [
      "key"
    ]
  },
  "enlace.listar": {
    "read": true
  },
  "enlace.obtener": {
    "read": true
  },
  "enlace.opciones": {
    "read": true
  },
  "enlace.pausar": {},
  "enlace.probar": {
    "private": [
      "url",
      "wmsParams"
    ]
  },
  "enlace.probarSalida": {
    "private": [
      "url",
      "wmsParams"
    ]
  },
  "entregaAviso.listar": {
    "read": true
  },
  "entregaAviso.obtener": {
    "read": true
  },
  "entregaAviso.reenviar": {},
  "entrevista.cancelar": {},
  "entrevista.guardar": {},
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
  "fichada.agregarFoto": {},
  "fichada.asignarCredencial": {},
  "fichada.cargarVarias": {
    "private": [
      "selection",
      "note"
    ]
  },
  "fichada.fichar": {
    "private": [
      "position"
    ],
    "queueable": true
  },
  "fichada.listar": {
    "read": true
  },
  "fichada.listarAfuera": {
    "read": true
  },
  "fichada.listarCredenciales": {
    "read": true
  },
  "fichada.listarDesconocidas": {
    "read": true
  },
  "fichada.listarDia": {
    "read": true
  },
  "fichada.obtener": {
    "read": true
  },
  "fichada.obtenerEstado": {
    "read": true,
    "keptOffline": true
  },
  "fichada.obtenerMes": {
    "read": true
  },
  "fichada.pedirCorreccion": {
    "private": [
      "reason"
    ]
  },
  "fichada.quitarCredencial": {},
  "fichada.verCarpeta": {
    "read": true
  },
  "fichada.verPresentes": {
    "read": true
  },
  "filaRechazada.corregir": {
    "private": [
      "cells"
    ]
  },
  "filaRechazada.descartar": {},
  "filaRechazada.listar": {
    "read": true
  },
  "filaRechazada.mandarEsperando": {},
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
  "formatoSueldos.guardar": {},
  "formatoSueldos.listar": {
    "read": true
  },
  "formatoSueldos.quitar": {},
  "franja.guardar": {},
  "franja.listar": {
    "read": true
  },
  "franja.quitar": {},
  "gasto.buscarRepetido": {
    "read": true,
    "private": [
      "content",
      "issuer"
    ]
  },
  "gasto.obtenerTotales": {
    "read": true,
    "whileViewing": false
  },
  "guardado.guardar": {
    "queueable": true
  },
  "guardado.llevar": {},
  "guardado.recorrer": {
    "read": true,
    "keptOffline": true
  },
  "historia.borrar": {},
  "historia.guardar": {},
  "historia.listar": {
    "read": true,
    "whileViewing": false
  },
  "hora.decidirExtras": {
    "private": [
      "reason"
    ]
  },
  "hora.exportarSueldos": {},
  "hora.listarDias": {
    "read": true
  },
  "hora.listarTotales": {
    "read": true
  },
  "hora.obtenerMes": {
    "read": true,
    "keptOffline": {
      "personId": null
    }
  },
  "hora.obtenerSemana": {
    "read": true,
    "keptOffline": {
      "personId": null
    }
  },
  "hora.previsualizarSueldos": {
    "read": true
  },
  "horario.completar": {},
  "horario.exportar": {},
  "horario.listarPropios": {
    "read": true,
    "keptOffline": {
      "from": null
    }
  },
  "horario.listarSemana": {
    "read": true
  },
  "horario.planificar": {},
  "horario.publicar": {},
  "horario.revisarPublicacion": {
    "read": true
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
  "kiosco.activar": {
    "public": true,
    "private": [
      "code"
    ]
  },
  "kiosco.emparejar": {},
  "kiosco.fichar": {
    "public": true,
    "private": [
      "kioskKey",
      "code",
      "docket",
      "pin"
    ]
  },
  "kiosco.guardar": {},
  "kiosco.listar": {
    "read": true
  },
  "kiosco.obtenerEstado": {
    "public": true,
    "private": [
      "kioskKey"
    ]
  },
  "kiosco.revocar": {},
  "legajo.guardarImagen": {
    "private": [
      "file"
    ]
  },
  "libroSueldos.borrar": {},
  "libroSueldos.guardar": {
    "private": [
      "health",
      "spouse",
      "children"
    ]
  },
  "libroSueldos.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "libroSueldos.obtener": {
    "read": true,
    "whileViewing": false
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
  "liquidacion.anular": {
    "private": [
      "reason"
    ]
  },
  "liquidacion.calcular": {},
  "liquidacion.confirmarCifra": {},
  "liquidacion.detener": {},
  "liquidacion.enviar": {},
  "liquidacion.estimarHoras": {
    "read": true,
    "keptOffline": true,
    "whileViewing": false
  },
  "liquidacion.exportar": {},
  "liquidacion.guardar": {},
  "liquidacion.listar": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.listarBajas": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.listarGrilla": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "liquidacion.listarPersonas": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "liquidacion.listarVacaciones": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.mesCompletable": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.obtener": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.obtenerCostos": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.obtenerPersona": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.pagar": {},
  "liquidacion.pagarDeNuevo": {},
  "liquidacion.publicar": {},
  "liquidacion.quitarPago": {
    "private": [
      "reason"
    ]
  },
  "liquidacion.quitarRechazo": {
    "private": [
      "reason"
    ]
  },
  "liquidacion.recalcularPersona": {},
  "liquidacion.rechazarTransferencia": {
    "private": [
      "reason"
    ]
  },
  "liquidacion.retirar": {},
  "liquidacion.revertir": {
    "private": [
      "reason"
    ]
  },
  "liquidacion.simular": {
    "read": true,
    "private": [
      "salary",
      "category",
      "agreement"
    ],
    "whileViewing": false
  },
  "liquidacion.simularAumento": {
    "read": true,
    "whileViewing": false
  },
  "liquidacion.terminarPublicacion": {
    "private": [
      "reason"
    ]
  },
  "liquidacion.totalizarConceptos": {
    "read": true,
    "whileViewing": false
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
  "mensaje.borrar": {},
  "mensaje.buscar": {
    "read": true,
    "private": [
      "words"
    ],
    "whileViewing": false
  },
  "mensaje.confirmar": {
    "queueable": true
  },
  "mensaje.editar": {
    "private": [
      "body"
    ]
  },
  "mensaje.enviar": {
    "private": [
      "body"
    ],
    "queueable": true
  },
  "mensaje.enviarVoz": {
    "private": [
      "file"
    ],
    "queueable": true
  },
  "mensaje.fijar": {},
  "mensaje.listar": {
    "read": true,
    "keptOffline": {
      "before": null,
      "after": null,
      "around": null
    },
    "whileViewing": false
  },
  "mensaje.listarFijados": {
    "read": true,
    "keptOffline": true,
    "whileViewing": false
  },
  "mensaje.reaccionar": {
    "queueable": true
  },
  "mensaje.verConfirmaciones": {
    "read": true,
    "whileViewing": false
  },
  "mesArca.controlarLibro": {
    "read": true,
    "whileViewing": false
  },
  "mesArca.obtener": {
    "read": true,
    "whileViewing": false
  },
  "motivoVisita.guardar": {},
  "motivoVisita.listar": {
    "read": true
  },
  "notaSueldo.agregar": {
    "private": [
      "text"
    ]
  },
  "notaSueldo.listar": {
    "read": true,
    "whileViewing": false
  },
  "notaSueldo.resolver": {},
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
  "postulacion.corregir": {
    "public": true,
    "private": [
      "firstName",
      "lastName",
      "email",
      "phone",
      "message",
      "code"
    ]
  },
  "postulacion.enviar": {
    "public": true,
    "private": [
      "firstName",
      "lastName",
      "email",
      "phone",
      "message",
      "code",
      "ownCode",
      "cv"
    ]
  },
  "postulacion.obtener": {
    "public": true,
    "read": true,
    "private": [
      "code"
    ]
  },
  "postulacion.pedirBorrado": {
    "public": true,
    "private": [
      "code"
    ]
  },
  "prestamo.adelantar": {
    "private": [
      "amount",
      "reason"
    ]
  },
  "prestamo.anular": {
    "private": [
      "reason"
    ]
  },
  "prestamo.desglosar": {
    "read": true,
    "whileViewing": false
  },
  "prestamo.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ],
    "whileViewing": false
  },
  "prestamo.listarMios": {
    "read": true,
    "whileViewing": false
  },
  "prestamo.moverVarios": {
    "private": [
      "selection"
    ]
  },
  "prestamo.obtener": {
    "read": true,
    "whileViewing": false
  },
  "prestamo.obtenerCondiciones": {
    "read": true,
    "whileViewing": false
  },
  "prestamo.pagar": {},
  "prestamo.pausar": {
    "private": [
      "reason"
    ]
  },
  "prestamo.pedir": {
    "private": [
      "amount",
      "note"
    ]
  },
  "prestamo.reanudar": {},
  "prestamo.totalizar": {
    "read": true,
    "whileViewing": false
  },
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
  "programa.crear": {},
  "programa.guardar": {},
  "programa.listar": {
    "read": true
  },
  "programa.obtenerOpciones": {
    "read": true
  },
  "programa.renovarClave": {},
  "programa.revocar": {},
  "proveedor.guardar": {},
  "proveedor.listar": {
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
  "recepcion.anticipar": {
    "read": true
  },
  "recepcion.cancelar": {},
  "recepcion.cerrar": {},
  "recepcion.crear": {},
  "recepcion.listar": {
    "read": true
  },
  "recepcion.obtener": {
    "read": true,
    "keptOffline": true
  },
  "recepcion.recibir": {
    "queueable": true
  },
  "recepcion.revertirIngreso": {},
  "recibo.abrir": {
    "queueable": true
  },
  "recibo.explicar": {
    "read": true,
    "whileViewing": false
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
  "referido.anotar": {
    "private": [
      "body"
    ]
  },
  "referido.avanzar": {},
  "referido.borrar": {},
  "referido.cancelar": {},
  "referido.contratar": {},
  "referido.darDeAlta": {
    "private": [
      "dni",
      "cuil",
      "birthDate",
      "phone",
      "address"
    ]
  },
  "referido.invitar": {
    "private": [
      "firstName",
      "lastName",
      "email",
      "phone"
    ]
  },
  "referido.listar": {
    "read": true,
    "private": [
      "filters",
      "search"
    ]
  },
  "referido.obtener": {
    "read": true
  },
  "referido.pedirBorrado": {},
  "referido.rechazar": {
    "private": [
      "words"
    ]
  },
  "referido.vincularLegajo": {
    "private": [
      "cuil"
    ]
  },
  "reintegro.cancelar": {},
  "reintegro.corregir": {
    "private": [
      "issuer",
      "file"
    ]
  },
  "reintegro.listar": {
    "read": true,
    "whileViewing": false
  },
  "reintegro.obtener": {
    "read": true,
    "whileViewing": false
  },
  "reintegro.pagarVarios": {},
  "reintegro.pedir": {
    "private": [
      "issuer",
      "file"
    ],
    "queueable": true
  },
  "rendicion.abrir": {},
  "rendicion.agregarGasto": {
    "private": [
      "issuer",
      "file"
    ],
    "queueable": true
  },
  "rendicion.cambiarGasto": {
    "private": [
      "issuer",
      "file"
    ]
  },
  "rendicion.cancelar": {},
  "rendicion.corregir": {},
  "rendicion.listar": {
    "read": true,
    "whileViewing": false
  },
  "rendicion.obtener": {
    "read": true,
    "keptOffline": true,
    "whileViewing": false
  },
  "rendicion.pagarVarias": {},
  "rendicion.presentar": {},
  "rendicion.quitarGasto": {},
  "reposicion.guardar": {},
  "reposicion.listar": {
    "read": true
  },
  "reposicion.marcarPedidos": {},
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
  "rotacion.guardar": {},
  "rotacion.listar": {
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
  "serieVisita.guardar": {},
  "serieVisita.listar": {
    "read": true
  },
  "serieVisita.obtener": {
    "read": true
  },
  "serieVisita.revisar": {
    "read": true
  },
  "serieVisita.terminar": {},
  "servidor.crearAdministrador": {
    "public": true,
    "private": [
      "codigo",
      "nombre",
      "apellido",
      "usuario",
      "clave"
    ],
    "alone": true
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
  "servidor.probarCorreo": {
    "private": [
      "to"
    ]
  },
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
  "solicitud.recortar": {
    "private": [
      "reason"
    ]
  },
  "sueldo.guardar": {
    "private": [
      "salary",
      "unionTie",
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
  "tablaSueldo.guardar": {},
  "tablaSueldo.listar": {
    "read": true,
    "whileViewing": false
  },
  "tablaSueldo.quitar": {},
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
  "tipoPrestamo.guardar": {},
  "tipoPrestamo.listar": {
    "read": true,
    "whileViewing": false
  },
  "turno.deHoras": {},
  "turno.guardar": {},
  "turno.listar": {
    "read": true
  },
  "turnoAbierto.borrar": {},
  "turnoAbierto.guardar": {},
  "turnoAbierto.listar": {
    "read": true
  },
  "turnoAbierto.listarParaTomar": {
    "read": true
  },
  "turnoAbierto.tomar": {},
  "turnoDistinto.pedir": {
    "private": [
      "reason"
    ]
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
    ],
    "alone": true
  },
  "usuario.ingresar": {
    "public": true,
    "private": [
      "usuario",
      "clave",
      "codigo"
    ],
    "alone": true,
    "entry": "mobile-final"
  },
  "usuario.olvidarClave": {
    "public": true,
    "private": [
      "usuario"
    ],
    "alone": true
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
    "alone": true,
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
    "alone": true,
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
  "visita.aceptarFichada": {},
  "visita.agregarFoto": {
    "private": [
      "file"
    ],
    "queueable": true
  },
  "visita.cambiarVarias": {},
  "visita.cancelar": {},
  "visita.deshacerLlegada": {},
  "visita.guardar": {},
  "visita.listar": {
    "read": true
  },
  "visita.listarQuienes": {
    "read": true
  },
  "visita.llegar": {
    "private": [
      "position"
    ],
    "queueable": true
  },
  "visita.mandarActa": {},
  "visita.noHacer": {
    "queueable": true
  },
  "visita.obtener": {
    "read": true,
    "keptOffline": true
  },
  "visita.obtenerCifras": {
    "read": true
  },
  "visita.obtenerPropuestas": {
    "read": true
  },
  "visita.ordenarDia": {},
  "visita.publicarDia": {},
  "visita.quitarFoto": {},
  "visita.recorrer": {
    "read": true,
    "keptOffline": true
  },
  "visita.rendirKilometros": {},
  "visita.revisarDia": {
    "read": true
  },
  "visita.soltarOrden": {},
  "visita.terminar": {
    "queueable": true
  },
  "visita.verMapa": {
    "read": true
  },
  "visita.verOrden": {
    "read": true
  },
  "vista.borrar": {},
  "vista.elegirPrimera": {},
  "vista.guardar": {},
  "vista.listar": {
    "read": true
  },
  "vista.listarDeRol": {
    "read": true
  },
  "webhook.crear": {
    "private": [
      "url"
    ]
  },
  "webhook.guardar": {
    "private": [
      "url"
    ]
  },
  "webhook.listar": {
    "read": true
  },
  "webhook.obtener": {
    "read": true
  },
  "webhook.obtenerOpciones": {
    "read": true
  },
  "webhook.pausar": {},
  "webhook.probar": {},
  "webhook.renovarSecreto": {}
};
