import { payRecord } from '@contract/users/personPay';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow, versionColumn } from './columns';
import { storedFile } from './files';

export const organisation = pgTable(
  'organisation',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    logoHash: text('logo_hash').references(() => storedFile.hash),
    updatedAt: instantColumn('updated_at').notNull().default(sqlNow),
  },
  (t) => [check('organisation_single', sql`${t.id} = 1`)],
);

export const site = pgTable(
  'site',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    address: text('address'),
    zone: text('zone').notNull().default('America/Argentina/Buenos_Aires'),
    latitude: numeric('latitude', { precision: 9, scale: 6 }),
    longitude: numeric('longitude', { precision: 9, scale: 6 }),
    /** Metres around the position that count as being there. */
    geofenceRadius: integer('geofence_radius').notNull().default(150),
    /** Else a punch from elsewhere is kept and marked. */
    punchesInside: boolean('punches_inside').notNull().default(false),
    punchPhoto: boolean('punch_photo').notNull().default(false),
    version: versionColumn(),
  },
  (t) => [
    check('site_position', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('site_geofence', sql`${t.geofenceRadius} between 20 and 20000`),
  ],
);

export const area = pgTable(
  'area',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    headId: integer('head_id').references((): AnyPgColumn => person.id),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('area_name_in_site').on(t.siteId, t.name),
    unique('area_of_site').on(t.id, t.siteId),
  ],
);

/** People apart from accounts: somebody without access is still staff, and an account may belong to no employee. */
export const person = pgTable(
  'person',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    docket: text('docket').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dni: text('dni').notNull().unique(),
    cuil: text('cuil').notNull().unique(),
    birthDate: date('birth_date').notNull(),
    hireDate: date('hire_date').notNull(),
    leaveDate: date('leave_date'),
    leaveReason: text('leave_reason'),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    areaId: integer('area_id')
      .notNull()
      .references(() => area.id),
    managerId: integer('manager_id').references((): AnyPgColumn => person.id),
    position: text('position'),
    category: text('category'),
    agreement: text('agreement'),
    salaryBasis: text('salary_basis', { enum: payRecord.fields.salaryBasis.values }),
    salary: numeric('salary', { precision: 14, scale: 2 }),
    unionTie: text('union_tie', { enum: payRecord.fields.unionTie.values })
      .notNull()
      .default('none'),
    cbu: text('cbu'),
    bankAlias: text('bank_alias'),
    emergencyName: text('emergency_name'),
    emergencyKinship: text('emergency_kinship'),
    emergencyPhone: text('emergency_phone'),
    email: text('email'),
    phone: text('phone'),
    /** Where they live, which they keep themselves. */
    address: text('address'),
    rating: numeric('rating', { precision: 3, scale: 2 }),
    photoHash: text('photo_hash').references(() => storedFile.hash),
    legajoHash: text('legajo_hash').references(() => storedFile.hash),
    /** Last name, first name, without accents and in lower case: what quick search looks into. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`anden_fold(last_name || ' ' || first_name || ' ' || docket || ' ' || coalesce(position, '') || ' ' || coalesce(email, ''))`,
      ),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    // People work where their area is, and move with it.
    foreignKey({
      name: 'person_where_area_is',
      columns: [t.areaId, t.siteId],
      foreignColumns: [area.id, area.siteId],
    }).onUpdate('cascade'),
    index('person_name').on(t.lastName, t.firstName, t.id),
    index('person_site').on(t.siteId, t.lastName),
    index('person_area').on(t.areaId, t.lastName),
    index('person_manager').on(t.managerId),
    index('person_photo').on(t.photoHash),
    index('person_legajo').on(t.legajoHash),
    index('person_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('person_dni', sql`${t.dni} ~ '^[0-9]{7,8}$'`),
    check('person_cuil', sql`${t.cuil} ~ '^[0-9]{11}$'`),
    check('person_cbu', sql`${t.cbu} is null or ${t.cbu} ~ '^[0-9]{22}$'`),
    check(
      'person_salary',
      sql`(${t.salary} is null) = (${t.salaryBasis} is null) and (${t.salary} is null or ${t.salary} >= 0)`,
    ),
    check(
      'person_salary_basis',
      sql`${t.salaryBasis} is null or ${t.salaryBasis} in ('monthly', 'daily', 'hourly')`,
    ),
    check('person_union_tie', sql`${t.unionTie} in ('none', 'member', 'solidarity')`),
    check(
      'person_emergency',
      sql`(${t.emergencyName} is null) = (${t.emergencyPhone} is null) and (${t.emergencyKinship} is null or ${t.emergencyName} is not null)`,
    ),
    check('person_leaves_after', sql`${t.leaveDate} is null or ${t.leaveDate} >= ${t.hireDate}`),
    check('person_not_own_manager', sql`${t.managerId} is null or ${t.managerId} <> ${t.id}`),
    check('person_rating', sql`${t.rating} is null or ${t.rating} between 1 and 5`),
  ],
);
