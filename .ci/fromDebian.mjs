import { installBrowsers } from '../e2e/browser.mjs';
import { findPostgres, installPostgres } from '../lib/testing/postgres.mjs';

/**
 * Brings from Debian the database and the browsers that tests need and this machine lacks. It runs beside npm's own
 * installation: both mostly wait for the network. What could not be had is said by the steps that look for it.
 *
 * Only `node:` modules here: nothing is installed yet.
 */

if (findPostgres() === undefined) installPostgres();
installBrowsers();
