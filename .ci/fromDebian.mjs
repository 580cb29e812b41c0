import { installBrowsers } from '../e2e/browser.mjs';
import { findPostgres, installPostgres } from '../lib/testing/postgres.mjs';

/**
 * Installs from Debian the database and browsers that the tests need and this machine lacks. Runs alongside
 * npm's installation, since both mostly wait for the network. The later steps report anything that is still
 * missing.
 *
 * Imports only `node:` modules: no packages are installed yet.
 */

if (findPostgres() === undefined) installPostgres();
installBrowsers();
