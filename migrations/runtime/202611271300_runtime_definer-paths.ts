import type { Knex } from 'knex'

/** All functions that run as their owner. Their other settings stay. */
const FUNCTIONS = ['add_recent_copies', 'add_edition_holders', 'count_kept_file', 'update_event_partitions']

const updatePaths = async (knex: Knex, path: string) => {
  for (const name of FUNCTIONS) await knex.raw(`ALTER FUNCTION public.${name}() SET search_path = ${path}`)
}

// Tables are looked for in pg_temp first where a path does not name it: the product's role could lay a temporary table with
// a trigger of its own over one that such a function writes, and the trigger would run as the owner of all tables.
export async function up(knex: Knex): Promise<void> {
  await updatePaths(knex, 'public, pg_temp')
}

export async function down(knex: Knex): Promise<void> {
  await updatePaths(knex, 'public')
}
