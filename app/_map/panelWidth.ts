/**
 * The map is as wide as a screen is high enough for, with the words below; at least as wide as on a
 * phone. The same on every page, so that it keeps its size when the page changes.
 */
export const PANEL_WIDTH =
  'min-[600px]:mx-auto min-[600px]:w-full min-[600px]:max-w-[max(29rem,(100dvh-25rem)*1.11)] wide:mx-0 wide:max-w-[var(--map-width)]';
