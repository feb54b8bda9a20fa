/** A line has its speaker, the hours since the one before, and its words: `{@jefe}` calls somebody, `{visita}` links to a visit. */
type Line = readonly [who: string, hoursLater: number, body: string];

export interface DemoTalk {
  /** Two people, a group with its name, or the channel of an area. */
  of:
    | { direct: readonly [string, string] }
    | { group: string; with: readonly string[] }
    | { area: string; readOnly?: true };
  /** So many days ago it began. */
  daysAgo: number;
  lines: readonly Line[];
  /** How many of the last ones each of these has not read. */
  unread?: Readonly<Record<string, number>>;
}

/** A day of the commercial area, which comes back with other words. */
export const everyDay: readonly (readonly Line[])[] = [
  [
    ['supervisor', 0, 'Buen día. ¿Cómo venimos con las visitas de hoy?'],
    ['empleado', 1, 'Bien, me quedan dos. Termino antes de las cuatro: {visita}'],
    ['colega', 1, 'Yo voy para el lado de Avellaneda, si alguien quiere que deje algo.'],
  ],
  [
    ['empleado', 0, 'Se pasó para el jueves la reunión con Almacenes del Sur.'],
    ['supervisor', 2, 'Anotado. ¿Llevás vos la lista de precios nueva?'],
    ['empleado', 1, 'Sí, la imprimo hoy.'],
  ],
  [
    ['colega', 0, 'No se olviden de cargar los gastos del viaje antes del viernes.'],
    ['empleado', 3, 'Hecho 👍'],
  ],
  [
    ['supervisor', 0, 'Cerramos la quincena arriba del objetivo. ¡Muy buen trabajo!'],
    ['empleado', 1, '¡Qué buena noticia! 🎉'],
    ['colega', 2, '¡Felicitaciones a todo el equipo!'],
  ],
  [
    ['empleado', 0, '¿Alguien tiene el teléfono nuevo de la Cooperativa Las Heras?'],
    ['supervisor', 1, 'Te lo dejo en la ficha del cliente.'],
    ['empleado', 1, 'Gracias.'],
  ],
];

export const talks: readonly DemoTalk[] = [
  {
    of: { area: 'Preparación Rosario', readOnly: true },
    daysAgo: 26,
    lines: [
      [
        'jefe',
        0,
        'Desde el lunes la preparación arranca por el pasillo C: ahí están los pedidos de la mañana.',
      ],
      [
        'jefe',
        170,
        'Mañana hay inventario en la cámara. Dejen los carros cargados antes de las 18.',
      ],
      ['jefe', 200, 'Quedó arreglado el montacargas 2. Cualquier ruido raro, avisen.'],
      ['jefe', 150, 'El viernes cambiamos el orden de los lotes: primero lo que vence antes.'],
    ],
    unread: { operario: 1 },
  },
  {
    of: { group: 'Cierre de mes', with: ['rrhh', 'sueldos', 'supervisor', 'jefe'] },
    daysAgo: 12,
    lines: [
      ['rrhh', 0, 'Abrí este grupo para ordenar el cierre de horas de este mes.'],
      ['sueldos', 3, 'Me faltan las novedades de Comercial para liquidar.'],
      ['supervisor', 2, '{@sueldos}, las cargo hoy a la tarde.'],
      ['jefe', 20, 'De Rosario está todo aprobado, incluidas las horas extra del sábado.'],
      ['sueldos', 4, 'Perfecto. Con eso calculo y les paso la diferencia con el mes pasado.'],
      ['rrhh', 60, 'Gracias. La reunión de revisión queda para el miércoles a las 10.'],
    ],
    unread: { supervisor: 1, jefe: 1 },
  },
  {
    of: { direct: ['empleado', 'supervisor'] },
    daysAgo: 9,
    lines: [
      [
        'empleado',
        0,
        'Hola, ¿puedo cambiar mi turno del jueves? Tengo un turno médico a la mañana.',
      ],
      ['supervisor', 2, 'Sí, pedilo por Horarios y te lo apruebo.'],
      ['empleado', 1, 'Listo, ya lo pedí. ¡Gracias!'],
      [
        'supervisor',
        70,
        '¿Me mandás cuando puedas el resumen de la cuenta de Distribuidora Norte?',
      ],
    ],
    unread: { empleado: 1 },
  },
  {
    of: { direct: ['operario', 'jefe'] },
    daysAgo: 5,
    lines: [
      ['jefe', 0, '¿Podés pasar por la oficina antes de irte? Hay guantes nuevos de tu talle.'],
      ['operario', 1, 'Dale, paso a las seis menos diez.'],
      ['jefe', 4, 'Gracias por quedarte con el pedido urgente de ayer.'],
    ],
    unread: { operario: 1 },
  },
  {
    of: { direct: ['empleado', 'rrhh'] },
    daysAgo: 20,
    lines: [
      ['empleado', 0, 'Buen día, ¿cuántos días de vacaciones me quedan de este año?'],
      [
        'rrhh',
        3,
        'Hola. Te quedan los que ves en Vacaciones; los del año que viene se cargan en enero.',
      ],
      ['empleado', 1, 'Perfecto, muchas gracias.'],
    ],
  },
];
