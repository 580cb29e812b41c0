'use client';

import './installPrompt';

/** Stands in every page: the browser makes its offer to install when a page has loaded, whoever listens. */
export const HeldInstall = () => null;
