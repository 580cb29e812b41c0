import { en } from './en';
import type { Words } from './words';

export const pl: Words = en;
