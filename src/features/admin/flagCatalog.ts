import type { Permission } from '@contract/core/permissions';

export interface FlagText {
  flag: Permission;
  label: string;
  /** A line that says what the flag lets a person do. */
  allows: string;
}

export interface FlagGroup {
  title: string;
  flags: readonly FlagText[];
}

const flag = (name: Permission, label: string, allows: string): FlagText => ({
  flag: name,
  label,
  allows,
});

/** Every flag of the roles, as an administrator reads them. */
export const flagCatalog: readonly FlagGroup[] = [
  {
    title: 'Inicio y comunicación',
    flags: [
      flag('SUMMARY', 'Inicio', 'Ver sus saldos, sus turnos y lo que espera por ellos.'),
      flag('POSTS.SHOW', 'Muro: ver', 'Leer las publicaciones dirigidas a ellos.'),
      flag('POSTS.CREATE', 'Muro: publicar', 'Publicar, fijar y archivar.'),
      flag('CHATS', 'Mensajes', 'Conversar con otras personas.'),
      flag('REFERRALS.OWNER', 'Referidos: propios', 'Referir candidatos y seguir los suyos.'),
      flag('REFERRALS.ALL', 'Referidos: todos', 'Ver y decidir los de todas las personas.'),
    ],
  },
  {
    title: 'Tiempo',
    flags: [
      flag('HOLIDAYS.CREATE', 'Vacaciones: pedir', 'Pedir licencias y ver su saldo.'),
      flag('HOLIDAYS.APPROVE', 'Vacaciones: aprobar', 'Decidir las solicitudes a su alcance.'),
      flag('NEWS.SHOW', 'Novedades: ver', 'Ver las novedades de las personas a su alcance.'),
      flag('NEWS.CREATE', 'Novedades: cargar', 'Cargar novedades y certificados.'),
      flag('NEWS.STATE', 'Novedades: validar', 'Validar o rechazar novedades.'),
      flag('MARKINGS.SHOW', 'Fichadas: ver', 'Ver las fichadas a su alcance.'),
      flag('MARKINGS.CREATE', 'Fichadas: fichar', 'Fichar y pedir correcciones.'),
      flag('SCHEDULES.SHOW', 'Horarios: ver', 'Ver turnos y la grilla de la semana.'),
      flag('SCHEDULES.CREATE', 'Horarios: armar', 'Crear turnos y asignarlos.'),
      flag('HOURS.SHOW', 'Horas: ver', 'Ver horas trabajadas y esperadas.'),
      flag('HOURS.CREATE', 'Horas: cargar', 'Cargar y aprobar horas extra.'),
      flag('HOURS.STRIP', 'Horas: franjas', 'Definir franjas y sus recargos.'),
    ],
  },
  {
    title: 'Pagos',
    flags: [
      flag(
        'LIQUIDATION.SHOW',
        'Liquidaciones: ver',
        'Ver liquidaciones, sueldos y recibos a su alcance.',
      ),
      flag(
        'LIQUIDATION.APPROVE',
        'Liquidaciones: aprobar',
        'Aprobar y publicar liquidaciones, y llevar las fichas del personal, menos la propia.',
      ),
      flag('RECEIPTS', 'Recibos', 'Abrir y firmar sus recibos.'),
      flag(
        'DISAGREEMENT',
        'Disconformidad',
        'Firmar otros documentos en disconformidad y, con los recibos de todos, responder a quien no está de acuerdo. El propio recibo siempre se puede firmar así.',
      ),
      flag('LOANS', 'Préstamos', 'Pedir préstamos y adelantos.'),
      flag('RENDITIONS', 'Rendiciones', 'Rendir gastos contra un anticipo.'),
      flag('REIMBURSEMENTS', 'Reintegros', 'Pedir que les devuelvan un gasto.'),
    ],
  },
  {
    title: 'Documentos y aprobaciones',
    flags: [
      flag('DOCUMENTS', 'Legajo', 'Ver y entregar documentos del legajo.'),
      flag('SIGNED', 'Firmas', 'Firmar los documentos que les envían.'),
      flag('WORKFLOW', 'Aprobaciones', 'Decidir lo que espera por ellos.'),
      flag('PROFILE.EDIT', 'Mi perfil: editar', 'Cambiar sus propios datos.'),
    ],
  },
  {
    title: 'Depósito',
    flags: [
      flag('ORDERS.show', 'Pedidos: ver', 'Ver los pedidos de su sede.'),
      flag('ORDERS.create', 'Pedidos: crear', 'Crear y corregir pedidos y el catálogo.'),
      flag('ORDERS.pick', 'Pedidos: preparar', 'Juntar la mercadería de un pedido.'),
      flag('ORDERS.check', 'Pedidos: controlar', 'Controlar y embalar lo preparado.'),
      flag('ORDERS.dispatch', 'Pedidos: despachar', 'Despachar y registrar la entrega.'),
      flag('ORDERS.cancel', 'Pedidos: cancelar', 'Cancelar pedidos y volver pasos atrás.'),
      flag('COUNTERS', 'Conteos', 'Contar la mercadería.'),
      flag('VISITS.show', 'Visitas: ver', 'Ver y cumplir sus visitas.'),
      flag('VISITS.plan', 'Visitas: planificar', 'Planificar las visitas de otros.'),
    ],
  },
  {
    title: 'Administración',
    flags: [
      flag('ADMIN.users', 'Personas y cuentas', 'Crear, cambiar y dar de baja personas y cuentas.'),
      flag('ADMIN.roles', 'Roles', 'Decidir qué puede hacer cada rol.'),
      flag('ADMIN.settings', 'Ajustes', 'Cambiar sedes, parámetros y ajustes de la organización.'),
      flag('ADMIN.audit', 'Auditoría', 'Leer quién hizo qué.'),
      flag('SYNC.show', 'Sincronización: ver', 'Ver los enlaces con otros sistemas.'),
      flag('SYNC.run', 'Sincronización: ejecutar', 'Correr importaciones y enlaces.'),
    ],
  },
];
