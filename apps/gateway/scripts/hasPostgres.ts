import { findPostgres } from './findPostgres';

/** Ends with 0 where the suite can run on a PostgreSQL: one that is named, installed, or can be fetched. */
const named = process.env['GATEWAY_TEST_DATABASE_URL'] !== undefined;
process.exitCode = named || findPostgres() !== undefined ? 0 : 1;
