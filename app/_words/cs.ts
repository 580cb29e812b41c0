import { en } from './en';
import type { Words } from './words';

export const cs: Words = en;
