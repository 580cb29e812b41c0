export function findChromium(): string | undefined;
export function ensureChromium(): string;
export function findFirefox(): string | undefined;
export type WebKitPrograms = {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
};
export function findWebKit(): WebKitPrograms | undefined;
export function ensureEngines(): string[];
export const LACKS_FIREFOX: string;
export const LACKS_WEBKIT: string;
export function hasEastAsianFont(): boolean;
export function ensureEastAsianFont(): string;
export const LACKS_EAST_ASIAN_FONT: string;
