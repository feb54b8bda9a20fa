import type { Client } from 'pg';

const SCHEMA = 'bench';

/** Where the servers that are compared write: the product's own tables are changed by the product alone. */
export const noteTable = `${SCHEMA}.note`;

export async function makeNoteTable(owner: Client): Promise<void> {
  await dropNoteTable(owner);
  await owner.query(`create schema ${SCHEMA}`);
  await owner.query(`create table ${noteTable} (
    id integer primary key generated always as identity,
    order_id integer not null references warehouse_order,
    body text not null,
    created_at timestamptz not null default now()
  )`);
}

export async function dropNoteTable(owner: Client): Promise<void> {
  await owner.query(`set client_min_messages = warning; drop schema if exists ${SCHEMA} cascade`);
}
