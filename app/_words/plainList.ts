/** How `format.list` joins names, with "and" only where a language needs it. In Chinese, `unit` has no separator. */
export const PLAIN_LIST = { type: 'conjunction', style: 'narrow' } as const;
