/** Whether this run is `npm run release`. Tests tagged `@release` run only then. */
export const RELEASE = process.env.RELEASE !== undefined;

/** A size in the full run before a release, and in every other run. */
export const atRelease = <T>(full: T, usual: T): T => (RELEASE ? full : usual);
